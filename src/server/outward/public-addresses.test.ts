import { expect, it } from 'vitest';
import { InwardAddress, isPublicAddress, publicLookup } from './public-addresses.ts';

it.each([
  ['142.250.1.1', true],
  ['8.8.8.8', true],
  ['2a00:1450:4010:c0e::5f', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
  ['', false],
])('%s is an address of the public internet: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

it.each([true, false])('a name of the own machine is refused (all addresses: %s)', async (all) => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  publicLookup('localhost', { all }, resolve);
  expect(await promise).toBeInstanceOf(InwardAddress);
});
