import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foundIn, hashesOf, hashSteps, NONE, tableOf } from './feature-table.ts';

const hash = fc.integer({ min: 0, max: 2 ** 24 - 1 });

it('finds where each hash stands, and nothing of any other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(hash, { maxLength: 300 }), hash, (numbers, other) => {
      const hashes = numbers.sort((one, another) => one - another);
      const table = tableOf(hashesOf(hashSteps(hashes), hashes.length));
      expect(hashes.map((one) => foundIn(table, one))).toEqual([...hashes.keys()]);
      if (!hashes.includes(other)) expect(foundIn(table, other)).toBe(NONE);
    }),
  );
});

it('takes ten bits for each of a hundred thousand, wherever they lie', () => {
  const spread = Array.from({ length: 100_000 }, (_, at) => at * 167);
  expect(hashSteps(spread).length).toBeLessThan(125_000);
});
