import { expect, it } from 'vitest';
import { actOfKey, moreRows } from './list-keys.ts';

it.each([
  [0, 30, null],
  [30, 30, null],
  [31, 30, { next: 1, hidden: 1 }],
  [60, 30, { next: 30, hidden: 30 }],
  [500, 30, { next: 30, hidden: 470 }],
  [70, 60, { next: 10, hidden: 10 }],
  [20, 60, null],
])('of %i notifications, %i of them drawn, more are %j', (count, shown, more) => {
  expect(moreRows(count, shown)).toEqual(more);
});

it.each([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['Delete', 'remove'],
  ['Enter', undefined],
  ['Backspace', undefined],
  ['Home', undefined],
])('%s: %s', (key, act) => {
  expect(actOfKey(key)).toBe(act);
});
