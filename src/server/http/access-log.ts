import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** What a proxy may call a request; anything else it sends is no name. */
const NAMED = /^[\w.-]{8,64}$/;

/** The name of a request in the log: the one that a trusted proxy gave it, else its own. */
export const requestNamer =
  (config: Pick<Config, 'trustProxy'>) =>
  ({ headers }: { headers: Record<string, string | string[] | undefined> }): string => {
    const given = headers['x-request-id'];
    if (config.trustProxy !== false && typeof given === 'string' && NAMED.test(given)) return given;
    return randomBytes(9).toString('base64url');
  };

/** The path of a request; of one behind which a secret stands, where that begins. */
function pathOf({ url }: FastifyRequest, secrets: readonly string[]): string {
  const path = url.split('?')[0]!;
  const secret = secrets.find((start) => decodeURIComponent(path).startsWith(start));
  return secret === undefined ? path : `${secret}…`;
}

/**
 * Tells of each request once it is answered. Method and path only: a query may carry a one-time token. Where the operator
 * wants an access log, it has the caller's address, the answer names the request as the log does, and a refused sign-in
 * has a line of its own, by which `ops/fail2ban` knows who guesses.
 * @param doors the paths at which somebody signs in
 * @param secrets with what paths begin that go on with a secret
 */
export function logRequests(
  http: FastifyInstance,
  { accessLog }: Pick<Config, 'accessLog'>,
  { doors, secrets }: { doors: readonly string[]; secrets: readonly string[] },
): void {
  if (!accessLog) {
    http.addHook('onResponse', async (request, reply) => {
      const { method } = request;
      const ms = Math.round(reply.elapsedTime);
      request.log.debug({ method, path: pathOf(request, secrets), status: reply.statusCode, ms }, 'answered');
    });
    return;
  }
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const [{ method, ip: address }, { statusCode: status }] = [request, reply];
    const path = pathOf(request, secrets);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ address, method, path, status, ms }, 'answered');
    if (method === 'POST' && (status === 401 || status === 429) && doors.includes(path))
      request.log.warn({ address }, 'sign-in refused');
  });
}
