import type { FastifyRequest } from 'fastify';
import { isZone } from '#shared/day.ts';

/** The zone that a caller names; null for none, or one that there is not. */
export function zoneOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const told = String(headers['x-timezone']);
  return isZone(told) ? told : null;
}
