import { useSyncExternalStore } from 'react';

/** A value that all windows of this browser share and that survives reload. */
export interface SharedState<T> {
  get: () => T;
  /** Changes what is kept, read afresh, so that two windows do not overwrite each other; answers the new value. */
  update: (change: (current: T) => T) => T;
  use: () => T;
}

/** Keeps a value in the browser's storage under a name and tells the other windows of its changes. */
export function sharedState<T>(name: string, initial: T): SharedState<T> {
  const listeners = new Set<() => void>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  let value = stored(name, initial);

  const take = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (channel) channel.onmessage = ({ data }) => take(data as T);

  const get = () => value;
  return {
    get,
    update(change) {
      const next = change(stored(name, value));
      keep(name, next);
      channel?.postMessage(next);
      take(next);
      return next;
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

function stored<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch (error) {
    console.debug(name, error);
    return otherwise;
  }
}

/** A full or forbidden storage leaves the value to this window's memory. */
function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.debug(name, error);
  }
}
