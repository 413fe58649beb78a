import type { FastifyRequest } from 'fastify';
import { badRequest } from '#shared/errors.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { texts } from './texts.ts';

/**
 * The name under which the journal keeps what a call changes; undefined where it says none.
 * @throws AppError 400 for what is no id
 */
export function journalEntry({ headers }: FastifyRequest): string | undefined {
  const said = headers['x-journal-entry'];
  if (said === undefined) return undefined;
  const { success, data } = madeId.safeParse(said);
  if (!success) throw badRequest(texts.entryInvalid);
  return data;
}
