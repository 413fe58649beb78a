import type { FastifyRequest } from 'fastify';
import { livedDay } from '#shared/day.ts';
import type { Guarded } from './session.ts';

/**
 * Names build, the database's epoch, user, revision, both zones and the account's day, so that another account, day, version or copy of the
 * database never gets a 304 of this answer. The revision is the guard's: read before any row of the answer.
 */
export function etagOf({ build, epoch }: { build: string; epoch: string }, actor: Guarded, now: number): string {
  const { userId, session, zone, callerZone = zone } = actor;
  return `W/"${build}-${epoch}-${userId}-${session.revision}-${zone}-${callerZone}-${livedDay(now, actor)}"`;
}

/** True where the caller holds this very answer. */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match']?.split(',');
  return given?.some((tag) => tag.trim() === etag) ?? false;
}
