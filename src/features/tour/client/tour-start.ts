import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#client/lib/undo.ts';
import { TOUR_DELAY } from '../rules.ts';
import { forgetSeen, wasSeen } from './seen.ts';

const REPLAY = 'replayWelcomeTour';
/** Milliseconds between two looks at whether the page is free. */
const LOOK_AGAIN = 500;

/** True while something else has the user's attention: a dialog, a menu, a field that is typed in. */
const isBusy = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null ||
  isTyping(document.activeElement);

/** Calls `start` after `delay`, or as soon after it as nothing else is in the way; answers the way to give up. */
function whenFree(start: () => void, delay: number): () => void {
  const look = () => {
    if (isBusy()) timer = setTimeout(look, LOOK_AGAIN);
    else start();
  };
  let timer = setTimeout(look, delay);
  return () => clearTimeout(timer);
}

/** Starts the tour of somebody who has not seen it, and whenever it is asked for again. */
export function useTourStart(start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    let giveUp = () => {};
    const plan = (delay: number) => {
      giveUp();
      // Another window may have shown it meanwhile.
      giveUp = whenFree(() => wasSeen() || begin(), delay);
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
