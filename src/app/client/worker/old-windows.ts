const CACHE = 'start';
const LIST = '/old-windows';

/** Notes the windows that are open when another version of the app takes over: they still run the one before it. */
export async function noteOldWindows(clients: Clients): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const cache = await caches.open(CACHE);
  await cache.put(LIST, Response.json(open.map(({ id }) => id)));
}

/** Whether there were such windows and the last of them is closed by now; true once. */
export async function areOldWindowsClosed(clients: Clients): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const noted = await cache.match(LIST);
  if (!noted) return false;
  const ids: string[] = await noted.json();
  const open = await Promise.all(ids.map((id) => clients.get(id)));
  if (open.some(Boolean)) return false;
  return cache.delete(LIST);
}
