import { createElement, lazy, useSyncExternalStore } from 'react';
import { tellCommonFailure } from './failure.ts';
import { NetworkError } from './http-error.ts';
import { filesOf, isAnnounced } from './part-files.ts';

/** Milliseconds between two looks for a network that is away. */
const PAUSE = 2000;
/** Milliseconds after which what has come is drawn: React holds back for a third of a second what stood behind a placeholder. */
const DRAWN = 500;

type Load<T = unknown> = () => Promise<T>;

let underWay = 0;
const waiting = new Set<Load>();
const wakers = new Set<(asked: boolean) => void>();
const waitListeners = new Set<() => void>();

/** Whether a part is still being loaded, or was just now: what was asked for by a press may be about to open. */
export const isPartUnderWay = () => underWay > 0;

/**
 * Loads a part of the app. While the network is away it says so once and waits for it: what is open meanwhile stays.
 * Rejects with what another attempt may mend, and with `PartLost` where only a new page helps.
 */
export async function loadPart<T>(load: Load<T>): Promise<T> {
  underWay++;
  try {
    for (let tell = true; ; tell = await pause()) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        if (tell) tellCommonFailure(error);
        setWaiting(load, true);
      }
    }
  } finally {
    underWay--;
    setWaiting(load, false);
  }
}

/** Answers whether its end was asked for. */
const pause = () =>
  new Promise<boolean>((resolve) => {
    const wake = (asked: boolean) => {
      clearTimeout(timer);
      wakers.delete(wake);
      resolve(asked);
    };
    const timer = setTimeout(() => wake(false), PAUSE);
    wakers.add(wake);
  });

function setWaiting(load: Load, waits: boolean): void {
  if (waiting.has(load) === waits) return;
  if (waits) waiting.add(load);
  else waiting.delete(load);
  for (const listener of waitListeners) listener();
}

/** Looks for the network at once, and says so if it is still away. */
export function tryPartsNow(): void {
  for (const wake of wakers) wake(true);
}

function onWaiting(listener: () => void): () => void {
  waitListeners.add(listener);
  return () => waitListeners.delete(listener);
}

/** Whether a part waits for the network. */
export const usePartsWaiting = () => useSyncExternalStore(onWaiting, () => waiting.size > 0);

/** Each with the way to have it there before it is first drawn. */
const known = new Map<Load, () => Promise<unknown>>();
const knownListeners = new Set<(load: Load) => void>();
const renewals = new Set<() => void>();

/** Hears of every lazy part that the page knows and of each that it comes to know. */
export function onKnownPart(listener: (load: Load) => void): () => void {
  for (const load of known.keys()) listener(load);
  knownListeners.add(listener);
  return () => knownListeners.delete(listener);
}

/** React's `lazy` for a part of the app: one that failed can be tried again, once it was told of. */
export const lazyPart: typeof lazy = (load) => {
  const make = () =>
    lazy(async () => {
      underWay++;
      try {
        return await loadPart(load);
      } catch (error) {
        renewals.add(renew);
        throw error;
      } finally {
        setTimeout(() => underWay--, DRAWN);
      }
    });
  let Part = make();
  let drawn = false;
  const renew = () => {
    Part = make();
  };
  known.set(load, async () => {
    const { default: Component } = await load();
    // What stands already is not exchanged under the user's hands.
    if (!drawn) Part = Component as typeof Part;
  });
  for (const listener of knownListeners) listener(load);
  return ((props) => {
    drawn = true;
    return createElement(Part, props);
  }) as typeof Part;
};

/** Milliseconds that the first drawing waits: no longer than React would keep what comes behind a placeholder back. */
const WORTH_WAITING = 300;

/**
 * Loads what the document announced, so that it is drawn with all else: React shows what it once put a placeholder for
 * a third of a second later. Never rejects: what cannot be had or is late comes as any part does.
 */
export async function announcedParts(): Promise<void> {
  const announced = [...known].filter(([load]) => {
    const files = filesOf(load);
    return files.length > 0 && files.every(isAnnounced);
  });
  const loading = announced.map(([, load]) => load().catch((error) => console.debug('not there', error)));
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, WORTH_WAITING))]);
}

/** Lets the parts that failed be loaded anew when they are next drawn. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
