import ipaddr from 'ipaddr.js';

/** The network of an address, short enough to be nobody's own; null for what is no address. */
export function shortAddress(address: string | undefined): string | null {
  // A zone, as in fe80::1%eth0, names a card of this machine.
  const bare = address?.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return null;
  const parsed = ipaddr.process(bare);
  const text = parsed.toString();
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/48`)}/48`;
}
