import { noteDevice } from './device-state.ts';

let asked = false;

/**
 * Asks the browser, once a page, not to clear away what this device keeps when space gets short: some ask their user, so it is asked
 * only when something is here that is nowhere else.
 */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { storage } = navigator;
    noteDevice({ persists: (await storage.persisted()) || (await storage.persist()) });
  } catch (error) {
    // Plain http and old browsers know no such promise.
    console.debug('persistence', error);
    noteDevice({ persists: false });
  }
}
