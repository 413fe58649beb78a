import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from './public-addresses.ts';

/** With what a request goes out. */
export interface WayOut {
  /** Gives no address of a network of one's own; absent where the operator allows whatever it is. */
  lookup?: LookupFunction;
}

/**
 * How the server may go to an address that a user has given: over https, to the public internet, or wherever the operator
 * allows it. Null where it may not.
 * @param allowed origins that the operator allows, in whatever network they stand
 */
export function wayOut(address: string, allowed: readonly string[]): WayOut | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password, port } = new URL(address);
  if (protocol !== 'https:' || username || password) return null;
  if (allowed.includes(origin)) return {};
  const ip = hostname.replace(/^\[|]$/g, '');
  const isPublic = isIP(ip) === 0 ? hostname.includes('.') : isPublicAddress(ip);
  return port === '' && isPublic ? { lookup: publicLookup } : null;
}
