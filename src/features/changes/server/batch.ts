import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Served } from '#server/http/serve.ts';
import { endpointsAt } from '#server/http/unserved.ts';
import { takesKey } from '#shared/endpoint.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { isForNow } from '#shared/for-now.ts';
import type { BatchResult, Change } from '../contract.ts';
import { texts } from '../texts.ts';

/** What belongs to the batch as it is carried, and not to the calls in it. */
const CARRIAGE = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'idempotency-key',
  'if-none-match',
  'transfer-encoding',
  'x-changed-at',
];

const refused = (status: number, code: string, message: string) => ({
  status,
  body: { message, code } satisfies ErrorBody,
});

/** Makes a function that does the changes of a batch in order, each as the call that it would be by itself. */
export function batchOf(app: FastifyInstance, served: Served) {
  async function perform(change: Change, batch: FastifyRequest): Promise<Omit<BatchResult, 'key'>> {
    const { method, path, body, key, at, entry } = change;
    const meant = endpointsAt(served, path).filter((endpoint) => endpoint.method === method);
    if (meant.length === 0 || !meant.every(takesKey)) return refused(400, 'not-in-batch', texts.notInBatch);
    const headers = Object.entries(batch.headers).filter(([name]) => !CARRIAGE.includes(name));
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        ...Object.fromEntries(headers),
        'idempotency-key': key,
        ...(at !== undefined && { 'x-changed-at': at }),
        ...(entry !== undefined && { 'x-journal-entry': entry }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(batch.socket.remoteAddress !== undefined && { remoteAddress: batch.socket.remoteAddress }),
    });
    return { status: answer.statusCode, body: answer.payload === '' ? null : answer.json() };
  }

  return async (changes: readonly Change[], batch: FastifyRequest): Promise<BatchResult[]> => {
    const results: BatchResult[] = [];
    let isHeldUp = false;
    for (const change of changes) {
      const result = isHeldUp ? refused(503, 'not-done', texts.notDone) : await perform(change, batch);
      isHeldUp ||= isForNow(result.status);
      results.push({ key: change.key, ...result });
    }
    return results;
  };
}
