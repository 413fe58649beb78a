// What the server hands out in the place of the service worker where its operator wants none (OFFLINE_START=off).
declare const self: ServiceWorkerGlobalScope;

async function empty(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

// It waits for no turn of its own: a browser lets the worker before it go only once that is idle, which may take minutes.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(empty());
  // Not waited for: it is done once this is installed.
  void self.registration.unregister();
});
self.addEventListener('activate', (event) => event.waitUntil(empty()));

export {};
