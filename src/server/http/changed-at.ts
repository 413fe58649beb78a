import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HOUR } from '#shared/day.ts';
import { badRequest } from '#shared/errors.ts';
import { KEPT_DAYS } from '#shared/restoring.ts';
import { texts } from './texts.ts';

/** How long ago a change may have been made: as long as its key is known. A clock that says more is wrong. */
const LONGEST_AGO = KEPT_DAYS * 24 * HOUR;

const instant = z.iso.datetime({ offset: true });

/**
 * When the person did what a call asks for, epoch milliseconds; undefined where it says nothing. A clock that is ahead
 * says now at the latest.
 * @throws AppError 400 for what is no instant
 */
export function changedAt({ headers }: FastifyRequest, now: number): number | undefined {
  const said = headers['x-changed-at'];
  if (said === undefined) return undefined;
  if (!instant.safeParse(said).success) throw badRequest(texts.changedAtInvalid);
  return Math.min(Math.max(Date.parse(String(said)), now - LONGEST_AGO), now);
}
