import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#client/lib/undo.ts';
import { TOUR_DELAY } from '../rules.ts';
import { wasSeen } from './seen.ts';

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

/** Starts the tour of somebody who has not seen it. */
export function useTourStart(start: () => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (wasSeen()) return;
    // Another window may have shown it meanwhile.
    return whenFree(() => wasSeen() || begin(), TOUR_DELAY);
  }, []);
}
