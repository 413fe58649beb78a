import { noteDevice } from '#client/store/device-state.ts';
import { ask } from '../ask.ts';

const WORKER = '/sw.js';
/** Milliseconds between two looks for a new version, besides those that the browser takes at every start. */
const EVERY = 60 * 60_000;
/**
 * Milliseconds after which a version that was asked to take over, and did not, is asked again. The one before it is
 * woken by being asked, and Chromium lets it go once it was left alone for half a minute.
 */
const ASKED_EVERY = 40_000;
/** Milliseconds in which a version answers that it lets go. */
const PROMPT = 1000;

/**
 * Has this device keep the page itself, so that it opens from here without the network. Answers whether it does.
 * @param spared the line is to be spared: what is not kept yet stays so
 */
export async function keepPage(spared: boolean): Promise<boolean> {
  const starts = await hasWorker(spared).catch((error) => {
    console.debug('service worker', error);
    return false;
  });
  if (starts !== undefined) noteDevice({ starts });
  return starts === true;
}

async function hasWorker(spared: boolean): Promise<boolean | undefined> {
  const workers = navigator.serviceWorker;
  if (!workers || import.meta.env.DEV) return false;
  const known = await workers.getRegistration();
  if (document.querySelector('meta[name=offline-start][content=off]')) {
    await known?.unregister();
    return false;
  }
  if (spared && !known) return undefined;
  const registration = await workers.register(WORKER, { updateViaCache: 'none' });
  watchVersions(workers, registration);
  const first = registration.active ?? registration.installing ?? registration.waiting;
  return first !== null && isInstalled(first);
}

const isInstalled = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Until a version has ended what it fetches; some moments for one that does not answer. Only then may the next one be
 * told to take over: Chromium forgets that a worker is to go where something reaches it as it is going.
 */
const lettingGo = (worker: ServiceWorker) => ask(worker, { type: 'LET_GO' }, PROMPT);

/** Tells of a version that is ready to take the place of this window's, which goes on until somebody asks for the other. */
function watchVersions(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  let taking = false;
  let isControlled = workers.controller !== null;
  const askForIt = async () => {
    // A browser lets no worker go that is still busy, if only with a file that never comes.
    if (registration.active) await lettingGo(registration.active);
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  };
  const take = () => {
    if (taking) return;
    taking = true;
    void askForIt();
    setInterval(askForIt, ASKED_EVERY);
  };
  const look = () => {
    if (registration.waiting && isControlled) noteDevice({ takeUpdate: take });
  };
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', look);
  });
  workers.addEventListener('controllerchange', () => {
    if (taking) location.reload();
    // Another window has taken it.
    else if (isControlled) noteDevice({ takeUpdate: take });
    isControlled = true;
  });
  look();
  let lookedAt = Date.now();
  const lookAgain = () => {
    if (document.hidden || Date.now() - lookedAt < EVERY) return;
    lookedAt = Date.now();
    registration.update().catch((error) => console.debug('service worker', error));
  };
  setInterval(lookAgain, EVERY);
  document.addEventListener('visibilitychange', lookAgain);
}
