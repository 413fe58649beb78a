import { expect, it } from 'vitest';
import type { Group } from '../grouping.ts';
import { linesOf, sectionsOf } from './list-lines.ts';

const group = (is: 'today' | 'none', ...tasks: string[]): Group<string> => ({
  key: is,
  name: { by: 'due', is },
  tasks,
});
const today = group('today', 'а', 'б');
const none = group('none', 'в');
const all: Group<string> = { key: 'all', name: { by: 'none', is: null }, tasks: ['а', 'б'] };

const said = ({ lines }: ReturnType<typeof linesOf<string>>) =>
  lines.map(({ group: { key }, task }) => task ?? `# ${key}`);

it('has a heading above the rows of each group, and of a closed one nothing else', () => {
  const open = linesOf([today, none], new Set());
  expect(said(open)).toEqual(['# today', 'а', 'б', '# none', 'в']);
  expect(open.shown).toEqual(['а', 'б', 'в']);
  expect(open.lineOf).toEqual([1, 2, 4]);
  const closed = linesOf([today, none], new Set(['today']));
  expect(said(closed)).toEqual(['# today', '# none', 'в']);
  expect(closed.lineOf).toEqual([2]);
});

it('has no heading where tasks are in no groups', () => {
  expect(said(linesOf([all], new Set()))).toEqual(['а', 'б']);
});

it('draws a part of the lines under the groups that they belong to', () => {
  const { lines } = linesOf([today, none], new Set());
  const drawn = [2, 3, 4, 9].map((index) => ({ index }));
  expect(sectionsOf(lines, drawn)).toEqual([
    { group: today, heading: undefined, rows: [{ task: 'б', place: 1, drawn: { index: 2 } }] },
    { group: none, heading: { index: 3 }, rows: [{ task: 'в', place: 0, drawn: { index: 4 } }] },
  ]);
});
