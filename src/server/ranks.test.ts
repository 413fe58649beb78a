import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRanks, indexAfter, type Ranked } from '#shared/rank.ts';
import { RANK_MAX, rankAt, rankBetween, ranksAfter } from './ranks.ts';

/** The group after one more came to an index, as whoever keeps it writes it. */
function insert(group: readonly Ranked[], id: string, index: number): { group: Ranked[]; written: number } {
  const { rank, anew } = rankAt(group, index);
  const fresh = new Map(anew);
  const others = group.map((other) => ({ ...other, rank: fresh.get(other.id) ?? other.rank }));
  return { group: [...others, { id, rank }].sort(compareRanks), written: anew.length + 1 };
}

describe('ranks', () => {
  it('put each where it is put, by one write', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 60 }), (indexes) => {
        let group: Ranked[] = [];
        const model: string[] = [];
        for (const [n, at] of indexes.entries()) {
          const index = Math.min(at, model.length);
          model.splice(index, 0, `${n}`);
          const done = insert(group, `${n}`, index);
          group = done.group;
          expect(done.written).toBe(1);
          expect(group.map(({ id }) => id)).toEqual(model);
        }
      }),
    );
  });

  it.each([
    ['behind the same one', () => 1, 0.05],
    ['at the beginning', () => 0, 0],
    ['at the end', (length: number) => length, 0],
  ])('stay short however often something is put %s', (_name, indexOf, anew) => {
    let group: Ranked[] = [
      { id: 'first', rank: 'a0' },
      { id: 'last', rank: 'a1' },
    ];
    let again = 0;
    for (let n = 0; n < 1000; n++) {
      const done = insert(group, `${n}`, indexOf(group.length));
      group = done.group;
      if (done.written > 1) again++;
    }
    expect(Math.max(...group.map(({ rank }) => rank.length))).toBeLessThanOrEqual(RANK_MAX);
    expect(again / 1000).toBeLessThanOrEqual(anew);
    if (indexOf(9) === 1) expect(group.map(({ id }) => id).slice(0, 3)).toEqual(['first', '999', '998']);
  });

  it('have no room between two alike, and give it to the whole group', () => {
    expect(rankBetween('a1', 'a1')).toBeNull();
    const alike = ['a', 'b', 'c'].map((id) => ({ id, rank: 'a1' }));
    expect(insert(alike, 'new', 2).group.map(({ id }) => id)).toEqual(['a', 'b', 'new', 'c']);
  });

  it('are compared by code point, ties by id', () => {
    const ranks = ['a0', 'Zz', 'aV', 'a0V', 'b00', 'aa'];
    const sorted = ranks.map((rank) => ({ id: 'x', rank })).sort(compareRanks);
    expect(sorted.map(({ rank }) => rank)).toEqual(['Zz', 'a0', 'a0V', 'aV', 'aa', 'b00']);
    const [a, b] = [
      { id: 'a', rank: 'a0' },
      { id: 'b', rank: 'a0' },
    ];
    expect([compareRanks(a, b), compareRanks(b, a), compareRanks(a, a)]).toEqual([-1, 1, 0]);
  });

  it('of many at once stand behind the last', () => {
    expect(ranksAfter('a0', 3).toSorted()).toEqual(ranksAfter('a0', 3));
    expect(ranksAfter('a0', 1)[0]! > 'a0').toBe(true);
    expect(ranksAfter(null, 0)).toEqual([]);
  });

  it.each([
    [null, 0],
    ['a', 1],
    ['b', 2],
    ['gone', 2],
  ])('of a move behind %s are asked at %i', (after, index) => {
    expect(indexAfter([{ id: 'a' }, { id: 'b' }], after)).toBe(index);
  });
});
