import type { MenuItem } from './menu-item.ts';

/** Something to be done at once. */
export interface ToastPress {
  label: string;
  onClick: () => void;
}

/** A choice among several things, in a menu. */
export interface ToastChoice {
  label: string;
  items: () => readonly MenuItem[];
}

export type ToastAction = ToastPress | ToastChoice;

export interface ToastInput {
  title: string;
  description?: string;
  /** A refusal or a failure. */
  tone?: 'plain' | 'danger';
  /** What can be done about it, as taking it back. */
  action?: ToastAction | readonly ToastAction[];
  /** Milliseconds in sight; 5000 where absent. */
  duration?: number;
}

export interface Toast extends ToastInput {
  id: number;
  open: boolean;
}

const LIMIT = 1;
const DURATION = 5000;
const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in the place of the one before; answers its id. */
export function toast(input: ToastInput): number {
  const id = ++lastId;
  keep([{ ...input, id, open: true }, ...toasts].slice(0, LIMIT));
  resumeToast();
  return id;
}

/** Takes the toast away, at once to the eye and for good after the specified delay. */
export function dismissToast(id: number): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return;
  keep(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  setTimeout(() => keep(toasts.filter((shown) => shown.id !== id)), REMOVE_DELAY);
}

/** Stops the clock of the toast in sight while somebody reads it. */
export function pauseToast(): void {
  clearTimeout(timer);
}

/** Starts its clock anew. */
export function resumeToast(): void {
  clearTimeout(timer);
  const shown = toasts.find(({ open }) => open);
  if (shown) timer = setTimeout(() => dismissToast(shown.id), shown.duration ?? DURATION);
}

/** The toasts kept, newest first; for the toaster that draws them. */
export const currentToasts = () => toasts;

/** Hears of every change of the toasts. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
