import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What leads nowhere but to this machine, its network, or to many at once (IANA's special-purpose registries). */
const INWARD = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INWARD.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  INWARD.addSubnet(network, bits, 'ipv6');

/** Stands for an address of IPv4, which may be any: services that matter have one of IPv6 of their own. */
const NAT64 = /^64:ff9b::/i;

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && !NAT64.test(address) && !INWARD.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

export class InwardAddress extends Error {
  override name = 'InwardAddress';
}

/**
 * Resolves names for a connection that somebody other than the operator asked for, and only to addresses of the public
 * internet: what is looked up is what is connected to, so that no name can mean another machine a moment later.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(new InwardAddress('the name leads into a network of its own'), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
