import { useSyncExternalStore } from 'react';
import { type Day, type DayClock, livedDay } from '#shared/day.ts';

const MINUTE = 60_000;

/** The browser's IANA zone. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

type OwnClock = Readonly<Required<DayClock>>;

let own: OwnClock = { zone: browserZone, dayStart: 0 };
const heard = new Set<() => void>();

/** By what the days of the account go; the browser's zone until its settings are known, and for a visitor. */
export const ownClock = (): OwnClock => own;
export const ownZone = (): string => own.zone;

/** Tells this window by what the days of the account go. */
export function setOwnClock({ zone, dayStart }: OwnClock): void {
  if (zone === own.zone && dayStart === own.dayStart) return;
  own = { zone, dayStart };
  for (const tell of heard) tell();
}

function onOwnClock(listener: () => void): () => void {
  heard.add(listener);
  return () => void heard.delete(listener);
}

/** Draws anew where the days of the account go by something else. */
export const useOwnClock = (): OwnClock => useSyncExternalStore(onOwnClock, ownClock);

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

function onMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The instant at which the present minute began; draws anew as each minute begins. */
export function useMinute(): number {
  return useSyncExternalStore(onMinute, thisMinute);
}

/** The present day of the account; draws anew only when another one begins. */
export function useDay(): Day {
  const clock = useOwnClock();
  return useSyncExternalStore(onMinute, () => livedDay(Date.now(), clock));
}
