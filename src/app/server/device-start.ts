import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BuiltClient } from '#server/http/built-client.ts';
import { SESSIONLESS } from '#server/http/session.ts';
import { paths } from '#shared/paths.ts';

/** Stands in the built service worker for what the running server says of the document that it keeps. */
const REVISION_MARK = '%SHELL_REVISION%';

/**
 * What a device keeps to open the app from: the document without data, and the service worker.
 * @param shell the document
 * @param worker whether there is to be one; else those that devices have are told to go
 */
export function installDeviceStart(app: FastifyInstance, client: BuiltClient, shell: string, worker: boolean): void {
  let script: Promise<string> | undefined;
  app.get(paths.shell, SESSIONLESS, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shell),
  );
  app.get('/sw.js', SESSIONLESS, async (_, reply) => {
    script ??= worker
      ? shellRevision(app).then((revision) => client.worker.replace(REVISION_MARK, revision))
      : Promise.resolve(client.leavingWorker);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await script);
  });
}

/** Of all that the browser would keep of the document: where a header changes, as the policy of its scripts, it is another. */
async function shellRevision(app: FastifyInstance): Promise<string> {
  const { body, headers } = await app.inject(paths.shell);
  const { date: _, ...kept } = headers;
  const all = JSON.stringify([body, Object.entries(kept).sort()]);
  return createHash('sha256').update(all).digest('hex').slice(0, 20);
}
