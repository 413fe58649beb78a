import { lazy } from 'react';
import { tellCommonFailure } from './failure.ts';
import { NetworkError } from './http-error.ts';

/** Milliseconds between two looks for a network that is away. */
const PAUSE = 2000;

const isServerThere = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

let underWay = 0;

/** Whether a part is still being loaded: what was asked for by a press may be about to open. */
export const isPartUnderWay = () => underWay > 0;

/**
 * Loads a part of the app. While the network is away it says so once and waits for it: what is open meanwhile stays.
 * Rejects where the server answers and still has no such file, as after an update: only a reload helps then.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await attempt(load);
  } finally {
    underWay--;
  }
}

async function attempt<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch (cause) {
      if (await isServerThere()) return load();
      if (failures === 0) tellCommonFailure(new NetworkError(cause));
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** React's `lazy` for a part that may be asked for while the network is away. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
