import { SEEN_KEY } from '../rules.ts';

/** True where the tour was seen; also where the storage is forbidden, or it would come back at every visit. */
export function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch (error) {
    console.debug('tour flag not read', error);
    return true;
  }
}

/** Notes when the tour was finished or closed. */
export function markSeen(): void {
  try {
    localStorage.setItem(SEEN_KEY, String(Date.now()));
  } catch (error) {
    console.debug('tour flag not kept', error);
  }
}

/** Lets the tour be shown again. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(SEEN_KEY);
  } catch (error) {
    console.debug('tour flag not cleared', error);
  }
}
