import { clientId } from '#client/lib/client-id.ts';
import { randomId } from '#client/lib/random-id.ts';
import { keptAccount } from './kept-account.ts';
import type { Unsent } from './unsent.ts';

/** A change as it is kept, before it has a number. */
type Change = Omit<Unsent, 'number'>;

interface Note {
  changes: readonly Change[];
  window: string;
  page: string;
}

/** Milliseconds after which a note is of a page that is gone: writing it down properly takes far less. */
export const FORSAKEN = 5000;

/** The page as it was loaded this time: its own notes are still being written down. */
const page = randomId();
let count = 0;

const prefixOf = (userId: string) => `unsent:${userId}:`;

/**
 * Notes changes in the very turn in which they are made, since a database takes a moment: a page that is loaded anew in that moment
 * finds them. A full or forbidden storage notes nothing.
 * @returns what forgets them, once they are kept
 */
export function noteInHaste(changes: readonly Change[]): () => void {
  const userId = keptAccount<{ id: string }>()?.id;
  if (userId === undefined) return () => undefined;
  const key = `${prefixOf(userId)}${String(Date.now()).padStart(15, '0')}:${String(count++).padStart(6, '0')}:${page}`;
  try {
    localStorage.setItem(key, JSON.stringify({ changes, window: clientId, page } satisfies Note));
  } catch (error) {
    console.debug('hasty note', error);
  }
  return () => localStorage.removeItem(key);
}

/** The keys of a user's notes, in the order in which they were made; none where the storage is forbidden. */
function keysOf(userId: string): string[] {
  try {
    const keys = Object.keys(localStorage);
    return keys.filter((key) => key.startsWith(prefixOf(userId))).sort();
  } catch (error) {
    console.debug('hasty notes', error);
    return [];
  }
}

/** What pages that are gone noted, and nobody kept, in the order in which it was made; `forget` once it is kept. */
export function hastyNotes(userId: string): { changes: readonly Change[]; forget: () => void }[] {
  return keysOf(userId).flatMap((key) => {
    const note: Note = JSON.parse(localStorage.getItem(key)!);
    const at = Number(key.slice(prefixOf(userId).length).split(':')[0]);
    const isGone = note.page !== page && (note.window === clientId || at < Date.now() - FORSAKEN);
    return isGone ? [{ changes: note.changes, forget: () => localStorage.removeItem(key) }] : [];
  });
}

/** Forgets the notes of a user who leaves on purpose. */
export function dropHastyNotes(userId: string): void {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
}
