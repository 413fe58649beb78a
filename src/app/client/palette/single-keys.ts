import { useSyncExternalStore } from 'react';

const KEY = 'singleKeys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether this device takes single keys for commands; it does until somebody turns it off. */
export const singleKeysOn = () => localStorage.getItem(KEY) !== OFF;

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, singleKeysOn);
