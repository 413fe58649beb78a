import { useSyncExternalStore } from 'react';

/** What Chromium hands a page that it would install; no browser's types know it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPromptEvent | null = null;
let done = false;
const listeners = new Set<() => void>();

function take(event: InstallPromptEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own offer back, so that the product makes it where it is looked for. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => {
    done = true;
    take(null);
  });
}

/** Asks the browser to install; its offer is spent by that. */
function install(): void {
  const event = offered;
  take(null);
  event?.prompt().catch((error) => console.debug('install', error));
}

const current = () => offered;
const installedHere = () => done;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the product, where the browser would; and whether it was installed from this page. */
export function useInstallPrompt(): { install: (() => void) | null; done: boolean } {
  const event = useSyncExternalStore(subscribe, current);
  const installed = useSyncExternalStore(subscribe, installedHere);
  return { install: event && install, done: installed };
}
