import { useSyncExternalStore } from 'react';

/** A change of this window that can be taken back. */
export interface Undoable {
  undo: () => unknown;
}

const DEPTH = 50;
let changes: readonly Undoable[] = [];
const listeners = new Set<() => void>();

// Stryker disable all: React alone listens; journeys look at what is drawn.
function keep(next: readonly Undoable[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Stryker restore all

/** Remembers a change as this window's last one. */
export function rememberUndo(undo: () => unknown): Undoable {
  const change = { undo };
  keep([...changes, change].slice(-DEPTH));
  return change;
}

/** Forgets a change that did not come about. */
export function forgetUndo(change: Undoable): void {
  keep(changes.filter((other) => other !== change));
}

/** Takes a change back, once: the button of a toast and the key may both ask. */
export function undoChange(change: Undoable): void {
  if (!changes.includes(change)) return;
  forgetUndo(change);
  change.undo();
}

/** Takes back this window's last change; false where there is none. */
export function undoLast(): boolean {
  const last = changes.at(-1);
  if (!last) return false;
  undoChange(last);
  return true;
}

// Stryker disable all: React alone asks; journeys look at what is drawn.
/** True while this window remembers something to undo. */
export function useRemembersUndo(): boolean {
  return useSyncExternalStore(subscribe, () => changes.length > 0);
}
