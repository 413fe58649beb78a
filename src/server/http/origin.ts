import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badRequest } from '#shared/errors.ts';
import { texts } from './texts.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Origin under which the browser reached us: PUBLIC_URL's, else that of the request. @throws AppError 400 without a host */
export function ownOrigin(request: FastifyRequest, publicOrigin: string | null): string {
  const asked = `${request.protocol}://${request.host}`;
  if (publicOrigin === null && !URL.canParse(asked)) throw badRequest(texts.badBody);
  return publicOrigin ?? new URL(asked).origin;
}

/** True where the page that calls is one of ours: its Origin's host is the request's, or PUBLIC_URL's. */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (publicOrigin !== null && origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Refuses state-changing calls that another site's page makes with the user's cookie. */
export function guardOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || isOwnOrigin(request, publicOrigin)) return;
    throw new AppError(403, 'foreign_origin', texts.foreignOrigin);
  });
}
