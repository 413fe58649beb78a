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

/**
 * Scheme by which the browser reached this host: PUBLIC_URL's, or what a believed proxy says; null where neither tells,
 * for a proxy that nobody named may speak https to the browser and http to us.
 */
function knownScheme(request: FastifyRequest, host: string, publicOrigin: string | null): string | null {
  if (publicOrigin !== null && new URL(publicOrigin).host === host) return new URL(publicOrigin).protocol;
  if (request.protocol === 'https') return 'https:';
  const isProxyBelieved = (request.ips?.length ?? 0) > 1;
  return isProxyBelieved && request.headers['x-forwarded-proto'] !== undefined ? 'http:' : null;
}

/** True for an address of ours: its host is the request's, or PUBLIC_URL's, and its scheme the known one. */
function isOwnAddress(address: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol } = new URL(address);
  if (origin === publicOrigin) return true;
  return host === request.host && [null, protocol].includes(knownScheme(request, host, publicOrigin));
}

/** True where the page that calls is one of ours, by its Origin. */
export function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  return isOwnAddress(origin, request, publicOrigin);
}

/**
 * True for a navigation that a page of another site may have begun. Where the browser does not tell (an old one, or any
 * over plain http beyond this machine), the address it comes from must be ours. A program asks for no page: nobody sends it.
 */
export function isFromOtherSite(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin, referer, accept, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'cross-site';
  const from = origin ?? referer;
  return from === undefined ? (accept?.includes('text/html') ?? false) : !isOwnAddress(from, request, publicOrigin);
}

/** Refuses state-changing calls that another site's page makes with the user's cookie. */
export function guardOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || isOwnOrigin(request, publicOrigin)) return;
    throw new AppError(403, 'foreign_origin', texts.foreignOrigin);
  });
}
