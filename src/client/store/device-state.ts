import { useSyncExternalStore } from 'react';

export interface DeviceState {
  /** False from a call that got no answer to the next one that does. */
  reached: boolean;
  /** Whether this device keeps the account; undefined while that is not known. */
  keeps: boolean | undefined;
  /** When all that the server has was last here, epoch milliseconds. */
  readAt: number | undefined;
  /** Changes of this account that the server has not answered. */
  unsent: number;
  /** Those that it refused for good when nobody was there to hear it. */
  refused: number;
  /** Ids of the things of which something was refused, or waits for long, with a space between two. */
  stuck: string;
  /** Whether the browser promised not to clear it away when space gets short; undefined while it was not asked. */
  persists: boolean | undefined;
  /** Whether the page itself opens from this device; undefined while that is not known. */
  starts: boolean | undefined;
  /** Goes over to a version of the app that is ready; undefined where there is none. */
  takeUpdate: (() => void) | undefined;
}

let state: DeviceState = {
  reached: true,
  keeps: undefined,
  readAt: undefined,
  unsent: 0,
  refused: 0,
  stuck: '',
  persists: undefined,
  starts: undefined,
  takeUpdate: undefined,
};
const listeners = new Set<() => void>();

/** Notes what became known of the device or its line. */
export function noteDevice(news: Partial<DeviceState>): void {
  const isNews = Object.entries(news).some(([name, value]) => state[name as keyof DeviceState] !== value);
  if (!isNews) return;
  state = { ...state, ...news };
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const deviceState = (): DeviceState => state;

/** Whether something of a thing was refused, or waits for long. */
export const useIsStuck = (id: string): boolean => useSyncExternalStore(subscribe, () => state.stuck.includes(id));

/**
 * What a component reads of it, the same for as long as that is the same. Another value while a page is drawn piece by piece has all of
 * it drawn once more, in one go: the device notes most of what it knows just then.
 */
export const useDeviceState = <T>(read: (state: DeviceState) => T): T =>
  useSyncExternalStore(subscribe, () => read(state));
