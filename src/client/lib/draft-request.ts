import { useEffect, useEffectEvent } from 'react';

let requested: string | undefined;
const listeners = new Set<() => void>();

/** Asks the form of that draft to open, now or as soon as its page is there. */
export function requestDraft(name: string): void {
  requested = name;
  for (const listener of listeners) listener();
}

/** Opens the form when its draft is asked for. */
export function useRequestedDraft(name: string, open: () => void): void {
  const answer = useEffectEvent(() => {
    if (requested !== name) return;
    requested = undefined;
    open();
  });
  useEffect(() => {
    const listener = () => answer();
    listener();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
