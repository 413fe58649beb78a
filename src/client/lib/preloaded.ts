import type { QueryClient } from '@tanstack/react-query';

/** Fills the cache with the first answers that the server wrote into the document, each under its address. */
export function seedPreloaded(client: QueryClient, source: Document = document): void {
  const text = source.getElementById('preloaded')?.textContent;
  if (!text) return;
  try {
    for (const [key, data] of Object.entries(JSON.parse(text))) client.setQueryData([key], data);
  } catch (error) {
    console.debug('preloaded answers', error);
  }
}

/** The account's revision at which the document's answers were read, or later; undefined where it brought none. */
export const preloadedRevision = (client: QueryClient): number | undefined => client.getQueryData(['revision']);

/** Of what database that revision is; null where the document did not bring the list of all tasks. */
export const preloadedEpoch = (client: QueryClient): string | null => client.getQueryData(['epoch']) ?? null;
