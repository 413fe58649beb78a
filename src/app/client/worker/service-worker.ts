import { type PrecacheEntry, Serwist } from 'serwist';
import { isStartMarked } from '#client/store/start-mark.ts';
import { paths } from '#shared/paths.ts';
import { answeredBy } from './navigations.ts';
import { showNotices } from './notices.ts';
import { areOldWindowsClosed, noteOldWindows } from './old-windows.ts';

declare const self: ServiceWorkerGlobalScope;
/** What was built (vite.config.ts). */
declare const PRECACHED: PrecacheEntry[];

/** Stands for what the running server says of the app's document, headers included (app/server/device-start.ts). */
const SHELL_REVISION = '%SHELL_REVISION%';

const worker = new Serwist({
  precacheEntries: [...PRECACHED, { url: paths.shell, revision: SHELL_REVISION }],
  precacheOptions: {
    // What somebody is waiting for goes first.
    concurrency: 2,
    fetchOptions: { priority: 'low' },
    matchOptions: { ignoreVary: true },
    directoryIndex: null,
    cleanURLs: false,
  },
  // Where the browser can (Chromium), calls neither start this worker nor keep it awake.
  requestRules: { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
});

const shell = () => worker.matchPrecache(paths.shell);

let underWay = new AbortController();

const fetchUnlessLetGo = (request: Request) =>
  fetch(request, { signal: AbortSignal.any([request.signal, underWay.signal]) });

/** Ends what is being fetched: the version that waits takes over once nothing is. */
function letGo(): void {
  underWay.abort();
  underWay = new AbortController();
}

worker.registerCapture(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && answeredBy(url.pathname) !== null,
  async ({ event, request, url }) => {
    (event as FetchEvent).waitUntil(tidyUp(event));
    const isHere = answeredBy(url.pathname) === 'device' && (await isStartMarked());
    const kept = isHere ? await shell() : undefined;
    return kept ?? fetchUnlessLetGo(request).catch(async (error) => (await shell()) ?? Promise.reject(error));
  },
);

// A window of the version before asks for its own scripts, which the server has no more.
worker.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetchUnlessLetGo(request),
);

/** Lets go of the scripts of earlier versions; not of those that the next one has fetched already. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting || !(await areOldWindowsClosed(self.clients))) return;
  await worker.handleActivate(event);
}

async function takeOver(): Promise<void> {
  await noteOldWindows(self.clients);
  await self.clients.claim();
}

// Not `worker.addEventListeners`: that lets go of earlier scripts while windows still run them.
self.addEventListener('install', (event) => void worker.handleInstall(event));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', worker.handleFetch);
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type !== 'LET_GO') return;
  letGo();
  ports[0]?.postMessage(true);
});
showNotices();
