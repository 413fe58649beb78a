import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { mergeChanges, mergeRanked, mergeWhole } from './merge-changes.ts';
import { sameInRow } from './row-task.ts';

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

  it('does not add what is gone as well', () => {
    expect(mergeChanges(list, { tasks: [row('d', 4)], gone: ['d'] })).toBe(list);
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

describe('merging tasks by their ranks', () => {
  const task = (id: string, column: string, rank: string, position: number) =>
    makeTask({ id, title: id, kanbanColumnId: column, rank, position });
  const stored = ({ position: _, ...rest }: ReturnType<typeof task>) => rest;
  const [a, b, c, d] = [task('a', 'new', 'a1', 0), task('b', 'new', 'a2', 1), task('c', 'done', 'a1', 0), task('d', 'done', 'a2', 1)]; // biome-ignore format: a line
  const board = [d, c, b, a];
  const places = (tasks: typeof board) =>
    Object.fromEntries(tasks.map(({ id, kanbanColumnId, position }) => [id, `${kanbanColumnId} ${position}`]));

  it('answers the same list where nothing is new', () => {
    expect(mergeRanked(board, { tasks: [stored(b)], gone: [] })).toBe(board);
  });

  it('counts anew where a task left, came to, or was moved within', () => {
    const moved = stored(task('a', 'done', 'a3', 0));
    const merged = mergeRanked(board, { tasks: [moved], gone: [] });
    expect(places([...merged])).toEqual({ a: 'done 2', b: 'new 0', c: 'done 0', d: 'done 1' });
    const last = mergeRanked(board, { tasks: [stored(task('c', 'done', 'a3', 0))], gone: [] });
    expect(places([...last])).toEqual({ a: 'new 0', b: 'new 1', c: 'done 1', d: 'done 0' });
  });

  it('counts anew where one is gone or added, and leaves the other rows as they are', () => {
    const merged = mergeRanked(board, { tasks: [stored(task('e', 'new', 'a3', 0))], gone: ['c'] });
    expect(places([...merged])).toEqual({ a: 'new 0', b: 'new 1', d: 'done 0', e: 'new 2' });
    expect(merged).toEqual(expect.arrayContaining([a, b]));
    expect(merged.find(({ id }) => id === 'a')).toBe(a);
  });

  it('leaves columns alone that nothing came to', () => {
    const wrong = [{ ...d, position: 7 }, a];
    expect(mergeRanked(wrong, { tasks: [stored(task('b', 'new', 'a2', 0))], gone: [] })[0]).toBe(wrong[0]);
  });

  it('draws a row again for what it shows alone', () => {
    expect(sameInRow(a, { ...a, tags: [...a.tags] })).toBe(true);
    expect(sameInRow(a, { ...a, title: 'Иначе' })).toBe(false);
  });
});
