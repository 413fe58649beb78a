/** What the browser says about notices outside its window; `unsupported` also on plain http. */
export type NoticePermission = NotificationPermission | 'unsupported';

export const noticePermission = (): NoticePermission =>
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'unsupported';

/** Asks the user; to be called while a press is being answered. */
export async function askNoticePermission(): Promise<NoticePermission> {
  return noticePermission() === 'default' ? Notification.requestPermission() : noticePermission();
}

/** Shows a notice of the system where it is permitted; one of the same `tag` replaces the one before. */
export function showNotice(title: string, body: string, tag: string): void {
  if (noticePermission() !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch (error) {
    // Chrome on Android has the constructor and refuses it.
    console.debug('notice', error);
  }
}
