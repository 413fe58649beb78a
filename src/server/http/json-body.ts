import type { FastifyInstance } from 'fastify';
import { badRequest } from '#shared/errors.ts';
import { texts } from './texts.ts';

const ESCAPED_NUL = '\\u0000';

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || hasNul(inner));
}

/** Takes JSON alone, parses it as Fastify does and refuses U+0000, which PostgreSQL cannot store and SQLite cuts. */
export function installJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // An empty body under a JSON content type is a call without one.
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) return done(error);
      // The escape is the only way to write it in JSON, so most bodies are never walked.
      if ((body as string).includes(ESCAPED_NUL) && hasNul(value)) return done(badRequest(texts.nulCharacter));
      done(null, value);
    });
  });
}
