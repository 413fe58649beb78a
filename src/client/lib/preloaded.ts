import type { QueryClient } from '@tanstack/react-query';
import { notedScreen } from '../store/noted-screen.ts';

/**
 * Fills the cache with the first answers that the server wrote into the document, each under its address; without any, with those that this
 * device noted, which are asked for all the same.
 * @returns whether there are any
 */
export function seedPreloaded(client: QueryClient, source: Document = document): boolean {
  try {
    const carried = source.getElementById('preloaded')?.textContent;
    const text = carried ?? notedScreen();
    if (!text) return false;
    for (const [key, data] of Object.entries(JSON.parse(text))) client.setQueryData([key], data);
    if (!carried) void client.invalidateQueries({ refetchType: 'none' });
    return true;
  } catch (error) {
    console.debug('preloaded', error);
    return false;
  }
}

/** The account's revision at which the document's answers were read, or later; undefined where it brought none. */
export const preloadedRevision = (client: QueryClient): number | undefined => client.getQueryData(['revision']);

/** Of what database that revision is; null where the document did not bring the list of all tasks. */
export const preloadedEpoch = (client: QueryClient): string | null => client.getQueryData(['epoch']) ?? null;
