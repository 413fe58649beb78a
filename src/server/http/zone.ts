import type { FastifyRequest } from 'fastify';
import { isZone } from '#shared/day.ts';

/** The zone that a caller names; null for none, or one that there is not. */
export function zoneOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const told = headers['x-timezone'];
  return typeof told === 'string' && isZone(told) ? told : null;
}
