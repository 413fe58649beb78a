/** Browsers know notices of the system only on secure pages. */
const known = () => typeof Notification !== 'undefined' && isSecureContext;

/** True while the user has neither allowed nor forbidden notices of the system. */
export const canAskForNotices = () => known() && Notification.permission === 'default';

/** Shows a notice of the system where that is allowed; the same `tag` from another tab replaces it. */
export function showSystemNotice(title: string, body: string, tag: string): void {
  if (!known() || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag, icon: '/favicon.svg', lang: 'ru' });
  } catch (error) {
    // Chrome on Android allows them from a service worker alone.
    console.debug('system notice', error);
  }
}
