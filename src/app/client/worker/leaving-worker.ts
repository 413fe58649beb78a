// What the server hands out in the place of the service worker where its operator wants none (OFFLINE_START=off).
declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

/** Milliseconds after which the worker that is to go is told again: a browser lets none go that is busy, if only with a file that is long in coming. */
const TOLD_EVERY = 1000;

self.addEventListener('install', () => {
  void self.skipWaiting();
  const tell = () => {
    const { active } = self.registration;
    if (active && active.state !== 'redundant') active.postMessage({ type: 'LET_GO' });
  };
  tell();
  setInterval(tell, TOLD_EVERY);
});
self.addEventListener('activate', (event) => event.waitUntil(leave()));

export {};
