import type { FastifyInstance } from 'fastify';
import { isStorable } from '#shared/characters.ts';
import { badRequest } from '#shared/errors.ts';
import { texts } from './texts.ts';

/** What it says in percent-encoding; null where that is no UTF-8. */
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/**
 * The address as it is looked up. A path that cannot be decoded, as `/%ff`, is taken to the letter: it names nothing
 * that exists, and is answered like any other such address, guards and headers included.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const path = url.split('?')[0]!;
  return decoded(path) === null ? path.replaceAll('%', '%25') + url.slice(path.length) : url;
}

/** Refuses calls whose address, path or query, is no text that a database keeps as it is. */
export function guardAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (!originalUrl.startsWith('/api')) return;
    const text = decoded(originalUrl);
    if (text === null || !isStorable(text)) throw badRequest(texts.badAddress);
  });
}
