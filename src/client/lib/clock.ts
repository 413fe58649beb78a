import { useSyncExternalStore } from 'react';
import { type Day, dayOf } from '#shared/day.ts';

const MINUTE = 60_000;

/** The browser's IANA zone. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

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

/** The present calendar day on this browser's clock; draws anew only when another one begins. */
export function useDay(): Day {
  return useSyncExternalStore(onMinute, () => dayOf(Date.now(), browserZone));
}
