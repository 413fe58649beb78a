import { pushAccount } from '#client/store/push-account.ts';
import type { PushMessage } from '#features/notifications/push.ts';
import { MINUTE } from '#shared/day.ts';
import { type PushNotice, shownOf } from '#shared/push-notice.ts';
import { deal } from './deal.ts';
import { askWindow } from './windows.ts';

declare const self: ServiceWorkerGlobalScope;

/** A window in sight that shows the app tells of it itself: one notice, and not one more for each window. */
async function isShownByWindow({ kind, id }: PushNotice): Promise<boolean> {
  if (kind === 'test') return false;
  const inSight = (await self.clients.matchAll({ type: 'window' })).filter(
    ({ visibilityState }) => visibilityState === 'visible',
  );
  return (await Promise.all(inSight.map((window) => askWindow(window, { ask: 'shown', kind, id })))).includes(true);
}

async function hear(message: PushMessage): Promise<void> {
  if (message.kind === 'dismiss') {
    for (const notice of await self.registration.getNotifications({ tag: message.tag })) notice.close();
    return;
  }
  if (await isShownByWindow(message)) return;
  const { tag, title, at } = message;
  const before = await self.registration.getNotifications({ tag });
  // What comes again in the place of one that nobody dealt with is heard again; a window may have shown this very one.
  const renotify = before.some(({ data }) => Math.abs(data.at - at) >= MINUTE);
  await self.registration.showNotification(title, { ...shownOf(message), ...(renotify && { renotify }) });
}

/** Brings a window of the app to the front, and what the notice is about into it. */
async function open({ id, kind, url }: PushNotice): Promise<void> {
  for (const window of await self.clients.matchAll({ type: 'window' }))
    if (kind === 'reminder' && (await askWindow(window, { ask: 'open', taskId: id }))) {
      await window.focus();
      return;
    }
  await self.clients.openWindow(url);
}

async function press(notice: PushNotice, action: string): Promise<void> {
  if ((action === 'done' || action === 'snooze') && (await deal(notice, action))) return;
  await open(notice);
}

/** The browser has given this device another address. */
async function subscribeAnew(subscribed: PushSubscription | null): Promise<void> {
  const account = await pushAccount();
  const { endpoint, keys } = subscribed?.toJSON() ?? {};
  if (!account || !endpoint) return;
  await fetch('/api/push/subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, deviceName: account.deviceName }),
  });
}

/** Shows what the server sends where no window is open, and does what is pressed there. */
export function showNotices(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(hear(event.data.json()));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(press(event.notification.data, event.action));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { newSubscription = null } = event as PushSubscriptionChangeEvent;
    (event as ExtendableEvent).waitUntil(subscribeAnew(newSubscription));
  });
}
