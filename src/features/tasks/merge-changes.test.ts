import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChanges, mergeWhole } from './merge-changes.ts';

interface Row {
  id: string;
  createdAt: string;
  title: string;
  tags?: string[];
  repeat?: { on: number[] };
}

const row = (id: string, second: number, title = id): Row => ({
  id,
  title,
  createdAt: new Date(second * 1000).toISOString(),
});
const list = [row('c', 3), row('b', 2), row('a', 1)];

describe('merging changes', () => {
  it('answers the same list where nothing is new', () => {
    expect(mergeChanges(list, { tasks: [], gone: [] })).toBe(list);
    expect(mergeChanges(list, { tasks: [row('b', 2)], gone: ['x'] })).toBe(list);
    expect(mergeWhole(list, structuredClone(list))).toBe(list);
  });

  it('exchanges the changed row alone', () => {
    const merged = mergeChanges(list, { tasks: [row('b', 2, 'new')], gone: [] });
    expect(merged).toEqual([row('c', 3), row('b', 2, 'new'), row('a', 1)]);
    expect(merged[0]).toBe(list[0]);
    expect(merged[2]).toBe(list[2]);
  });

  it('has a task stand where it was made, also where the server says another time than the device did', () => {
    const told = row('b', 4);
    expect(mergeChanges(list, { tasks: [told], gone: [] })).toEqual([told, row('c', 3), row('a', 1)]);
  });

  it('compares lists and nested values by what they say', () => {
    const tagged = { ...row('b', 2), tags: ['дом'], repeat: { on: [1] } };
    const before = [row('c', 3), tagged];
    expect(mergeChanges(before, { tasks: [structuredClone(tagged)], gone: [] })).toBe(before);
    for (const change of [{ tags: ['дом', 'срочно'] }, { repeat: { on: [2] } }]) {
      const after = { ...tagged, ...change };
      expect(mergeChanges(before, { tasks: [after], gone: [] })[1]).toBe(after);
    }
  });

  it('adds in order of creation and takes out what is gone', () => {
    const merged = mergeChanges(list, { tasks: [row('d', 4), row('ab', 1.5)], gone: ['c'] });
    expect(merged.map(({ id }) => id)).toEqual(['d', 'b', 'ab', 'a']);
  });

  it('ends where a whole answer would', () => {
    const rows = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.string({ maxLength: 1 })).map(([n, title]) => row(`${n}`, n, title)),
      { selector: ({ id }) => id },
    );
    const newestFirst = (some: Row[]) => some.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const merged = mergeWhole(newestFirst(before), after);
        expect(merged).toEqual(newestFirst(after));
      }),
    );
  });
});
