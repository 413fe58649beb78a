import { useSyncExternalStore } from 'react';

/** The assistant's word on show in this window. */
export interface Notice {
  sessionId: string;
  message: string;
  /** What it waits to hear: how it goes, or whether that helped; null of a word that was asked for. */
  asks: 'progress' | 'helped' | null;
  /** It stands in the place of a word that was answered by a press. */
  follows?: boolean;
  /** What else may help. */
  others?: readonly string[];
}

let notice: Notice | undefined;
/** What was shown of the session at hand: the same word comes by the live channel and as an answer. */
let seen = new Set<string>();
let seenOf: string | undefined;
const listeners = new Set<() => void>();

function keep(next: Notice | undefined): void {
  notice = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a word, once in this window. */
export function showNotice(next: Notice): void {
  if (seenOf !== next.sessionId) {
    seenOf = next.sessionId;
    seen = new Set();
  }
  if (seen.has(next.message)) return;
  seen.add(next.message);
  keep(next);
}

/** Shows what follows on the answer to a word. */
export const followNotice = (next: Omit<Notice, 'follows'>): void => keep({ ...next, follows: true });

export const closeNotice = () => keep(undefined);

export const useNotice = () => useSyncExternalStore(subscribe, () => notice);
