import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBack, putBehind } from './ranked-list.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));

it.each<[string | null | undefined, string]>([
  [null, 'xyabc'],
  ['a', 'axybc'],
  ['c', 'abcxy'],
  [undefined, 'abcxy'],
  ['gone', 'abcxy'],
])('things put behind %j stand so: %s', (after, ids) => {
  const put = putBehind(list('abc'), list('xy'), after);
  expect(put.map(({ id }) => id).join('')).toBe(ids);
});

/** «a1» is thing `a` that says 1; its rank is its id unless another is given. */
const things = (written: string, ranks: Record<string, string> = {}) =>
  (written.match(/../g) ?? []).map(([id, says]) => ({ id: id!, says, rank: ranks[id!] ?? id! }));

describe('a list once an act is taken back', () => {
  it.each([
    ['a change', 'a2b1', 'a1b1', 'a2b1', 'a1b1'],
    ['a change, beside what others changed since', 'a2b2', 'a1b1', 'a2b1', 'a1b2'],
    ['a change, of which others changed a part since', 'a2b3', 'a1b1', 'a2b2', 'a1b3'],
    ['what was added', 'a1b1', 'a1', 'a1b1', 'a1'],
    ['what was removed', 'b1', 'a1b1', 'b1', 'a1b1'],
    ['what was removed, beside what others added', 'b1c1', 'a1b1', 'b1', 'a1b1c1'],
  ])('has it as before: %s', (_, now, before, after, back) => {
    expect(listBack(things(now), things(before), things(after))).toEqual(things(back));
  });

  it.each([
    ['all of it was changed since', 'a3b1', 'a1b1', 'a2b1'],
    ['what was changed is gone', 'b1', 'a1b1', 'a2b1'],
    ['what was removed is there again', 'a3b1', 'a1b1', 'b1'],
    ['it changed nothing', 'a1b1', 'a1b1', 'a1b1'],
  ])('is none where %s', (_, now, before, after) => {
    expect(listBack(things(now), things(before), things(after))).toBeNull();
  });

  it('has what was moved in its former place', () => {
    const before = things('a1b1c1');
    const after = things('b1c1a1', { a: 'd' });
    expect(listBack(after, before, after)).toEqual(before);
  });

  it('is the one before it where nobody did anything since', () => {
    const some = fc
      .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), says: fc.nat(2) }), {
        selector: ({ id }) => id,
      })
      .map((all) => all.map((thing) => ({ ...thing, rank: thing.id })).sort((a, b) => (a.id < b.id ? -1 : 1)));
    fc.assert(
      fc.property(some, some, (before, after) => {
        expect(listBack(after, before, after) ?? after).toEqual(before);
      }),
    );
  });
});
