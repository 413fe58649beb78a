import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#shared/errors.ts';
import { type Trouble, troubleOf, Unavailable } from '../database/trouble.ts';
import { texts } from './texts.ts';

/** Seconds after which to come back: the pauses between attempts at a lost database are of that size. */
export const RETRY_AFTER = 3;

/** Troubles that leave the data readable. */
const SAVES_NOTHING: readonly Trouble[] = ['read_only', 'disk_full', 'disk_failed', 'file_missing'];

/** Body of a 503 for what befell the database; what exactly is not the user's affair. */
export const unavailableBody = (trouble: Trouble): ErrorBody => ({
  message: SAVES_NOTHING.includes(trouble) ? texts.savesNothing : texts.unavailable,
  code: 'unavailable',
});

/**
 * What a 503 has where it is the server itself that cannot serve, whatever the body: a line in the log, and when to come
 * back. By that header the client knows it from a service outside that is away.
 */
export function beginUnavailable(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const reason = troubleOf(error);
  // A gate that is closed says nothing new, as often as it is met.
  request.log.warn(error instanceof Unavailable ? { reason } : { err: error, reason }, 'refused for now');
  return reply.code(503).header('retry-after', RETRY_AFTER);
}
