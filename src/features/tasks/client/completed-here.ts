import type { Task } from '../contract.ts';

type Listener = (task: Task) => unknown;

const listeners = new Set<Listener>();

/** Tells that somebody has done a task in this window. */
export function tellCompleted(task: Task): void {
  for (const listener of listeners) listener(task);
}

/** Hears of each task that is done in this window; answers the way to stop. */
export function onCompletedHere(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
