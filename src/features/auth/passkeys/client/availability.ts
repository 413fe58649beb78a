import { texts } from './texts.ts';

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[');

/** Why passkeys cannot be used on this page; undefined where they can. */
export function whyUnavailable(): string | undefined {
  if (!window.isSecureContext) return texts.unavailable.insecure;
  if (isAddress(location.hostname)) return texts.unavailable.address;
  if (typeof window.PublicKeyCredential !== 'function') return texts.unavailable.unsupported;
  return undefined;
}
