import { useEffect, useEffectEvent } from 'react';
import { isPartUnderWay } from '#client/lib/lazy-part.ts';
import { isTyping } from '#client/lib/typing.ts';
import { TOUR_DELAY } from '../rules.ts';
import { forgetSeen, wasSeen } from './tour-seen.ts';

const REPLAY = 'replayWelcomeTour';
/** Milliseconds between two looks at whether the page is free. */
const LOOK_AGAIN = 500;

/** True while something else has the user's attention: a dialog, also one on its way, a menu, a field that is typed in. */
const isBusy = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  isTyping(document.activeElement) ||
  isPartUnderWay();

/** Calls `start` as soon as nothing is in the way; answers the way to give up. */
function whenFree(start: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isBusy()) timer = setTimeout(look, LOOK_AGAIN);
    else start();
  };
  look();
  return () => clearTimeout(timer);
}

/**
 * Starts the tour of somebody who has not seen it, and whenever it is asked for again.
 * @param load fetches what the tour is drawn by; it comes before the look, since the page changes meanwhile
 */
export function useTourStart<T>(load: () => Promise<T>, start: (loaded: T) => void): void {
  const fetchIt = useEffectEvent(load);
  const begin = useEffectEvent(start);
  useEffect(() => {
    let giveUp = () => {};
    const plan = (delay: number) => {
      giveUp();
      let wanted = true;
      const prepare = async () => {
        const loaded = await fetchIt();
        // Another window may have shown it meanwhile.
        if (wanted) giveUp = whenFree(() => wasSeen() || begin(loaded));
      };
      const timer = setTimeout(() => {
        prepare().catch((error) => console.debug('tour not loaded', error));
      }, delay);
      giveUp = () => {
        wanted = false;
        clearTimeout(timer);
      };
    };
    if (!wasSeen()) plan(TOUR_DELAY);
    const deafen = onTourReplay(() => plan(0));
    return () => {
      giveUp();
      deafen();
    };
  }, []);
}

/** Clears the flag and shows the tour again as soon as nothing lies above the page; for the control in the settings. */
export function replayTour(): void {
  forgetSeen();
  window.dispatchEvent(new CustomEvent(REPLAY));
}

/** Hears of every request for it, so that what lies above the page can make way; answers the way to stop. */
export function onTourReplay(listener: () => void): () => void {
  window.addEventListener(REPLAY, listener);
  return () => window.removeEventListener(REPLAY, listener);
}
