import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', null],
  ['', null],
  [undefined, null],
])('%s is kept as %s', (address, kept) => {
  expect(shortAddress(address)).toBe(kept);
});

it('two neighbours are one', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.nat(255), (one, other) => {
      expect(shortAddress(`198.51.100.${one}`)).toBe(shortAddress(`198.51.100.${other}`));
    }),
  );
});
