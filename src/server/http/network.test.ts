import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('visitors are counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::5', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['192.0.2.7:4711', 'unknown'],
    ['2001:db8::/0', 'unknown'],
    ['x'.repeat(100_000), 'unknown'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('by one network, whichever of its addresses they take', () => {
    const network = fc.ipV6().map((address) => [address, networkOf(address)] as const);
    fc.assert(
      fc.property(network, ([address, counted]) => {
        if (counted.endsWith('/64')) expect(networkOf(counted.replace('/64', ''))).toBe(counted);
        else expect(networkOf(counted)).toBe(networkOf(address));
      }),
    );
  });
});
