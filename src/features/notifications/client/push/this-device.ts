import { call } from '#client/lib/call.ts';
import { notePushAccount, pushAccount } from '#client/store/push-account.ts';
import type { getPushKey, subscribe, unsubscribe } from '../../contract.ts';

/** Why this browser can be sent nothing; `possible` where it can, once it is asked. */
export type PushChance = 'possible' | 'denied' | 'insecure' | 'install-first' | 'unsupported';

/** Browsers of iPhones and iPads take pushes for what stands on the home screen alone. */
const isApplePhone = () => /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);

export async function pushChance(): Promise<PushChance> {
  if (!isSecureContext) return 'insecure';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApplePhone() ? 'install-first' : 'unsupported';
  if (!(await navigator.serviceWorker?.getRegistration())) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function subscription(applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // It is subscribed by the key of another database.
    const known = await pushManager.getSubscription();
    if (!known) throw error;
    await known.unsubscribe();
    return pushManager.subscribe(options);
  }
}

const send = (subscribed: PushSubscription, deviceName: string) => {
  const { endpoint, keys } = subscribed.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  return call<typeof subscribe>('POST /api/push/subscriptions', { body: { endpoint, keys, deviceName } });
};

export class NotPermitted extends Error {
  override name = 'NotPermitted';
}

/** Has notices sent here; to be called while a press is being answered. @throws NotPermitted where the browser forbids them */
export async function turnOn(userId: string, deviceName: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotPermitted();
  const { key } = await call<typeof getPushKey>('GET /api/push/key');
  await send(await subscription(bytesOf(key)), deviceName);
  await notePushAccount({ userId, deviceName });
}

/** Has a device sent nothing more. */
export async function turnOff(id: string, isHere: boolean): Promise<void> {
  await call<typeof unsubscribe>('DELETE /api/push/subscriptions/:id', { params: { id } });
  if (!isHere) return;
  await notePushAccount(null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Subscribes anew with the session of now, where whoever is signed in has turned it on here: it went with the session before. */
export async function renew(userId: string): Promise<void> {
  const noted = await pushAccount();
  if (noted?.userId !== userId || globalThis.Notification?.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscribed = await registration?.pushManager.getSubscription();
  if (subscribed) await send(subscribed, noted.deviceName);
}
