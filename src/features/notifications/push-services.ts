/** Hosts of the browsers' own services, and what their names end with. */
const HOSTS = ['fcm.googleapis.com', 'jmt17.google.com'];
const ENDS = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com', '.push.microsoft.com'];

/** Where whatever is said may be shown, and what is shown may not be taken back unseen: a push that shows nothing costs the subscription. */
const isStrict = (host: string) => host.endsWith('.push.apple.com');

/** Whether a subscription may lie at an address: at a browser's own service over https, or where the operator allows it. */
export function mayPushTo(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return false;
  if (allowed.includes(origin)) return true;
  return port === '' && (HOSTS.includes(hostname) || ENDS.some((end) => hostname.endsWith(end)));
}

/** Whether a device of that service may be told in silence that a notice is dealt with. */
export const mayBeSilent = (endpoint: string): boolean => !isStrict(new URL(endpoint).hostname);
