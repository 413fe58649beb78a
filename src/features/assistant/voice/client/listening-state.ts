import { useSyncExternalStore } from 'react';

/** Where somebody speaks to the assistant. */
export type Place = 'dialog' | 'shell';

/** The one microphone of this window. */
export interface Listening {
  place: Place;
  phase: 'preparing' | 'listening' | 'recognising';
  /** The words so far. */
  words: string;
}

let now: Listening | undefined;
const listeners = new Set<() => void>();

export const currentListening = () => now;

export function showListening(next: Listening | undefined): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is heard at this place; undefined while it does not listen. */
export function useListening(place: Place): Listening | undefined {
  const listening = useSyncExternalStore(subscribe, currentListening);
  return listening?.place === place ? listening : undefined;
}
