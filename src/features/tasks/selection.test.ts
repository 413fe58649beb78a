import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTHING_SELECTED, type SelectionAct, selectionAfter } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const after = (...acts: SelectionAct[]) =>
  acts.reduce((selection, act) => selectionAfter(selection, act, ORDER), NOTHING_SELECTED);
const chosen = (...acts: SelectionAct[]) => [...after(...acts).ids].sort().join('');

it.each<[string, SelectionAct[], string]>([
  ['one press', [{ toggle: 'b' }], 'b'],
  ['two presses on one row', [{ toggle: 'b' }, { toggle: 'b' }], ''],
  ['single rows', [{ toggle: 'b' }, { toggle: 'd' }], 'bd'],
  ['a stretch down', [{ toggle: 'b' }, { upTo: 'd' }], 'bcd'],
  ['a stretch up', [{ toggle: 'd' }, { upTo: 'b' }], 'bcd'],
  ['a stretch that becomes shorter', [{ toggle: 'b' }, { upTo: 'e' }, { upTo: 'c' }], 'bc'],
  ['a stretch that turns round', [{ toggle: 'c' }, { upTo: 'e' }, { upTo: 'a' }], 'abc'],
  ['a row and a stretch', [{ toggle: 'a' }, { toggle: 'c' }, { upTo: 'd' }], 'acd'],
  ['a stretch from where the keyboard is', [{ from: 'b', upTo: 'c' }], 'bc'],
  [
    'a stretch that grows from there',
    [
      { from: 'b', upTo: 'c' },
      { from: 'c', upTo: 'd' },
    ],
    'bcd',
  ],
  ['a stretch from a row that is gone', [{ toggle: 'x' }, { upTo: 'b' }], 'bx'],
  ['all', [{ toggle: 'b' }, 'all'], 'abcde'],
  ['all but one', ['all', { toggle: 'b' }], 'acde'],
  ['nothing yet', ['begin'], ''],
  ['nothing any more', ['all', 'end'], ''],
])('chooses %s', (_, acts, ids) => {
  expect(chosen(...acts)).toBe(ids);
});

it('chooses by a press until it is ended', () => {
  expect(after().on).toBe(false);
  expect(after('begin').on).toBe(true);
  expect(after('all').on).toBe(true);
  expect(after('begin', { toggle: 'a' }, { toggle: 'a' }).on).toBe(true);
  expect(after('all', 'end')).toEqual(NOTHING_SELECTED);
});

it('holds both ends of a stretch, and all between them', () => {
  const row = fc.constantFrom(...ORDER);
  fc.assert(
    fc.property(row, row, (from, upTo) => {
      const [start, end] = [from, upTo].sort();
      expect(chosen({ toggle: from }, { upTo })).toBe(ORDER.filter((id) => id >= start! && id <= end!).join(''));
    }),
  );
});
