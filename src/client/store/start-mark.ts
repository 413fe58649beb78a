const CACHE = 'start';
const MARK = '/signed-in';

/** Notes, where the service worker can read it, that somebody is signed in on this device; whoever it is, is not said. */
export async function markStart(signedIn: boolean): Promise<void> {
  // Absent on plain http.
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  if (signedIn) await cache.put(MARK, new Response());
  else await cache.delete(MARK);
}

/** Whether somebody is signed in on this device. */
export const isStartMarked = async (): Promise<boolean> =>
  (await caches.match(MARK, { cacheName: CACHE })) !== undefined;
