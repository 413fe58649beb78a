import { expect, it } from 'vitest';
import { actOfKey } from './row-keys.ts';

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };
const act = (key: string, index: number, { count = 3, onTitle = true, ...held } = {}) =>
  actOfKey({ ...PLAIN, ...held, key }, { index, count, onTitle });

it.each([
  ['ArrowDown', [1, 2, 2]],
  ['ArrowUp', [0, 0, 1]],
  ['Home', [0, 0, 0]],
  ['End', [2, 2, 2]],
] as const)('%s goes from the three rows to %j', (key, places) => {
  expect([0, 1, 2].map((index) => act(key, index))).toEqual(places);
});

it.each([
  ['Delete', true, 'remove'],
  ['Delete', false, 'remove'],
  ['F2', true, 'rename'],
  ['F2', false, 'rename'],
  [' ', true, 'toggle'],
  [' ', false, undefined],
  ['Enter', true, undefined],
  ['a', true, undefined],
] as const)('«%s» with the focus on the title (%s): %s', (key, onTitle, what) => {
  expect(act(key, 1, { onTitle })).toBe(what);
});

it.each(['Delete', 'F2', ' '])('«%s» does nothing in a list without rows', (key) => {
  expect(act(key, 0, { count: 0 })).toBeUndefined();
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s every key is the browser’s', (held) => {
  for (const key of ['ArrowDown', 'Home', 'Delete', 'F2', ' ']) expect(act(key, 1, { [held]: true })).toBeUndefined();
});
