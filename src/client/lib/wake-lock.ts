import { useEffect } from 'react';

/** Whether a page can keep the screen on here: not over plain http. */
export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while it is wanted. The browser lets it go whenever the page is out of sight. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canKeepAwake()) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const release = (lock: WakeLockSentinel) => void lock.release().catch((error) => console.debug('wake lock', error));
    const take = async () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (over) release(lock);
        else held = lock;
      } catch (error) {
        // A device that saves its battery refuses.
        console.debug('wake lock', error);
      }
    };
    const look = () => void take();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', look);
      if (held) release(held);
    };
  }, [wanted]);
}
