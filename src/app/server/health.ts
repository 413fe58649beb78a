import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Condition } from '#server/database/condition.ts';
import type { Trouble } from '#server/database/trouble.ts';
import { SESSIONLESS } from '#server/http/session.ts';
import { RETRY_AFTER, unavailableBody } from '#server/http/unavailable.ts';
import { endpoint } from '#shared/endpoint.ts';

const ok = z.object({ status: z.literal('ok') });

const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether everything works, writes included; 503 with the reason where something does not',
  open: true,
  reply: ok,
});

const live = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers, whatever the database does: where not, restart it',
  open: true,
  reply: ok,
});

const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether the database answers; 503 with the reason where it does not: send nobody here meanwhile',
  open: true,
  reply: ok,
});

/** What a watchman asks. */
export const HEALTH = [health, live, ready];

/** Serves the probes of those who run the server. */
export function installHealth(http: FastifyInstance, { reading, writing }: Condition): void {
  const serve = (path: string, meet: () => Promise<Trouble | null>) =>
    http.get(path, SESSIONLESS, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const reason = await meet();
      return reason ? refuse(reply, reason) : { status: 'ok' };
    });
  serve(live.path, async () => null);
  serve(ready.path, reading);
  serve(health.path, async () => {
    const [read, write] = await Promise.all([reading(), writing()]);
    return read ?? write;
  });
}

const refuse = (reply: FastifyReply, reason: Trouble) =>
  reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .send({ status: 'unavailable', reason, ...unavailableBody(reason) });
