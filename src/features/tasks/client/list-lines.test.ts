import { expect, it } from 'vitest';
import type { Group } from '../grouping.ts';
import { type Lines, linesOf, sectionsOf } from './list-lines.ts';

interface Named {
  id: string;
}
const tasksOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const group = (is: 'today' | 'none', ...ids: string[]): Group<Named> => ({
  key: is,
  name: { by: 'due', is },
  tasks: tasksOf(ids),
});
const today = group('today', 'а', 'б');
const none = group('none', 'в');
const all: Group<Named> = { key: 'all', name: { by: 'none', is: null }, tasks: tasksOf(['а', 'б']) };

const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place);
const said = ({ count, at }: Lines<Named>) =>
  placesOf(count).map((line) => at(line)?.task?.id ?? `# ${at(line)?.group.key}`);
const lineOfEach = ({ shown, lineOf }: Lines<Named>) => shown.map((_, row) => lineOf(row));

it('has a heading above the rows of each group, and of a closed one nothing else', () => {
  const open = linesOf([today, none], new Set());
  expect(said(open)).toEqual(['# today', 'а', 'б', '# none', 'в']);
  expect(open.shown).toEqual(tasksOf(['а', 'б', 'в']));
  expect(lineOfEach(open)).toEqual([1, 2, 4]);
  const closed = linesOf([today, none], new Set(['today']));
  expect(said(closed)).toEqual(['# today', '# none', 'в']);
  expect(lineOfEach(closed)).toEqual([2]);
});

it('has no heading where tasks are in no groups', () => {
  expect(said(linesOf([all], new Set()))).toEqual(['а', 'б']);
});

it('draws a part of the lines under the groups that they belong to', () => {
  const lines = linesOf([today, none], new Set());
  const drawn = [2, 3, 4, 9].map((index) => ({ index }));
  expect(sectionsOf(lines, drawn)).toEqual([
    { group: today, heading: undefined, rows: [{ task: { id: 'б' }, place: 1, drawn: { index: 2 } }] },
    { group: none, heading: { index: 3 }, rows: [{ task: { id: 'в' }, place: 0, drawn: { index: 4 } }] },
  ]);
});

it('finds a line wherever it is asked for, in whatever order', () => {
  const groups = Array.from({ length: 40 }, (_, at): Group<Named> => {
    const by = at % 3 === 0 ? ({ by: 'heading', is: null } as const) : ({ by: 'heading', is: `${at}` } as const);
    return { key: `${at}`, name: by, tasks: tasksOf(placesOf((at * 7) % 5).map((place) => `${at} ${place}`)) };
  });
  const closed = new Set(['4', '11', '12']);
  const lines = linesOf(groups, closed);
  const told = groups.flatMap(({ key, name, tasks }) => [
    ...(name.is === null ? [] : [`# ${key}`]),
    ...(closed.has(key) ? [] : tasks.map(({ id }) => id)),
  ]);
  expect(said(lines)).toEqual(told);
  const mixed = placesOf(lines.count).map((line) => (line * 37) % lines.count);
  for (const line of mixed) {
    const isHeading = told[line]!.startsWith('#');
    expect(lines.isHeading(line)).toBe(isHeading);
    expect(lines.keyAt(line)).toBe(isHeading ? told[line]!.slice(2) : told[line]);
  }
  for (const row of placesOf(lines.shown.length).reverse())
    expect(lines.at(lines.lineOf(row))?.task).toBe(lines.shown[row]);
  expect([lines.at(-1), lines.at(lines.count)]).toEqual([undefined, undefined]);
  expect(linesOf([], new Set()).lineOf(0)).toBe(0);
});
