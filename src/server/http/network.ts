import ipaddr from 'ipaddr.js';

/** What counts as one IPv6 visitor: providers hand out whole networks of this length to one household. */
const IPV6_PREFIX = 64;

/**
 * Whom an address stands for where visitors are counted: an IPv4 address itself, also one written as IPv6, or the /64 of
 * an IPv6 address. What is no address, as a proxy may pass on, is all one.
 */
export function networkOf(address: string): string {
  // A zone, as in fe80::1%eth0, names a card of this machine and not another visitor.
  const bare = address.split('%')[0]!;
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}
