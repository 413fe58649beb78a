import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorable } from '#shared/characters.ts';
import { AppError, badRequest } from '#shared/errors.ts';
import { texts } from './texts.ts';

/** How JSON in UTF-8 writes U+0000 and half a surrogate pair: there is no other way, so most bodies are never walked. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

/** True where a text in it, name or value, would not be kept as it is by every database of ours. */
function holdsUnstorable(body: unknown): boolean {
  const open = [body];
  for (const value of open) {
    // Stryker disable next-line ConditionalExpression: what else holds such a text is refused for that text itself.
    if (typeof value === 'string' && !isStorable(value)) return true;
    if (typeof value === 'object' && value !== null) for (const pair of Object.entries(value)) open.push(...pair);
  }
  return false;
}

/** A charset that is named must be the one of JSON. */
function refuseCharset(request: FastifyRequest): void {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(String(request.headers['content-type']))?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new AppError(415, 'media_type', texts.notUtf8);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it was sent; null where there is none. */
    sentBody: Buffer | null;
  }
}

/** Takes JSON alone and parses it as Fastify does; bytes and characters that would not be kept as they are are refused. */
export function installJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('sentBody', null);
  // Stryker disable next-line StringLiteral: whatever neither removes nor ignores a prototype refuses it.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    refuseCharset(request);
    if (!isUtf8(bytes)) throw badRequest(texts.notUtf8);
    request.sentBody = bytes;
    const body = bytes.toString();
    // An empty body under a JSON content type is a call without one.
    if (body === '') return done(null, undefined);
    parse(request, body, (error, value) => {
      if (error) return done(error);
      done(ESCAPED.test(body) && holdsUnstorable(value) ? badRequest(texts.unstorable) : null, value);
    });
  });
}
