import { type PushNotice, shownOf } from '#shared/push-notice.ts';
import { pushAccount } from './push-account.ts';

/**
 * Where pushes tell of the same, a window shows it as they do: of one tag, they are one notice.
 * @returns false where no push comes to this device
 */
export async function showAsPushed(notice: PushNotice): Promise<boolean> {
  if (!(await pushAccount())) return false;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(notice.title, shownOf(notice));
  return registration !== undefined;
}
