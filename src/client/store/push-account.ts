const CACHE = 'start';
const MARK = '/push-account';

/** Whom this device is sent notices for, and what it is called. */
export interface PushAccount {
  userId: string;
  deviceName: string;
}

/** Notes it where the service worker can read it. */
export async function notePushAccount(account: PushAccount | null): Promise<void> {
  const cache = await caches.open(CACHE);
  if (account) await cache.put(MARK, Response.json(account));
  else await cache.delete(MARK);
}

export async function pushAccount(): Promise<PushAccount | undefined> {
  // Absent on plain http.
  if (!globalThis.caches) return undefined;
  const noted = await caches.match(MARK, { cacheName: CACHE });
  return noted?.json();
}
