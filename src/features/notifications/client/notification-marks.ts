import { useSyncExternalStore } from 'react';
import type { Marks } from '../rules.ts';

type Mark = keyof Marks;
type Message = { wanted: true } | Record<Mark, string[]>;

let marks: Marks = { read: new Set(), removed: new Set() };
const listeners = new Set<() => void>();

// The marks live only while a page is open, but in all windows of the browser alike.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('notification-marks') : undefined;
const tell = (message: Message) => channel?.postMessage(message);
if (channel)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('wanted' in data) tell({ read: [...marks.read], removed: [...marks.removed] });
    else add(data);
  };
tell({ wanted: true });

function add({ read, removed }: Record<Mark, string[]>): void {
  marks = { read: new Set([...marks.read, ...read]), removed: new Set([...marks.removed, ...removed]) };
  for (const listener of listeners) listener();
}

function mark(kind: Mark, ids: string[]): void {
  const added = { read: [], removed: [], [kind]: ids };
  add(added);
  tell(added);
}

/** Notes that notifications were read, in every window. */
export const markRead = (ids: string[]) => mark('read', ids);

/** Notes that notifications were put away, in every window. */
export const markRemoved = (ids: string[]) => mark('removed', ids);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useMarks = (): Marks => useSyncExternalStore(subscribe, () => marks);
