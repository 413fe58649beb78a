import type { FastifyRequest } from 'fastify';
import { AppError, FEED_RESTORED } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { isOfAnother, readCursor } from '../feed/cursor.ts';
import type { Guarded } from './session.ts';
import { texts } from './texts.ts';

/**
 * Lets a write through that comes from who knows this history of the database, or says nothing of it.
 * @throws AppError 412 where a copy was put in its place since: what the write speaks of may be lost, and is given back first
 */
export async function checkFollowed(
  feed: Pick<Context['feed'], 'epoch'>,
  { session }: Guarded,
  { headers }: FastifyRequest,
): Promise<void> {
  const said = headers['x-feed-cursor'];
  const cursor = typeof said === 'string' ? readCursor(said) : null;
  if (cursor && isOfAnother(cursor, await feed.epoch(), session.revision))
    throw new AppError(412, FEED_RESTORED, texts.restored);
}
