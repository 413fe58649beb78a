import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanks, indexAfter, LAST_RANK } from './rank.ts';

const standing = (rank: string, id: string) => ({ rank, id });

describe('what stands by its rank', () => {
  it.each([
    ['by rank', standing('a0', 'z'), standing('a1', 'a')],
    ['a shorter rank before what it begins', standing('a', 'z'), standing('a0', 'a')],
    ['capitals first, as code points stand', standing('Zz', 'z'), standing('a0', 'a')],
    ['of one rank by id', standing('a0', 'a'), standing('a0', 'b')],
    ['of one rank by the code points of the id', standing('a0', 'B'), standing('a0', 'a')],
  ])('stands %s', (_, first, last) => {
    expect(compareRanks(first, last)).toBeLessThan(0);
    expect(compareRanks(last, first)).toBeGreaterThan(0);
  });

  it('stands last where the server has not heard of it', () => {
    const told = fc.stringMatching(/^[0-9A-Za-z]{1,20}$/);
    fc.assert(
      fc.property(told, (rank) => {
        expect(compareRanks(standing(rank, 'z'), standing(LAST_RANK, 'a'))).toBeLessThan(0);
      }),
    );
  });

  it('is the same as itself alone', () => {
    expect(compareRanks(standing('a0', 'a'), standing('a0', 'a'))).toBe(0);
  });

  it('stands in one order, however it lay before', () => {
    const things = fc.uniqueArray(fc.record({ rank: fc.string({ maxLength: 2 }), id: fc.uuid() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(
        things.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(shuffled.toSorted(compareRanks)).toEqual(list.toSorted(compareRanks));
        },
      ),
    );
  });
});

it.each([
  [null, 0],
  ['a', 1],
  ['b', 2],
  ['c', 3],
  ['gone', 3],
])('a move behind %j leads to the place %i', (afterId, index) => {
  expect(indexAfter([{ id: 'a' }, { id: 'b' }, { id: 'c' }], afterId)).toBe(index);
});
