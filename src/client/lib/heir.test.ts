import { expect, it } from 'vitest';
import { heirOf } from './heir.ts';

it.each([
  ['abc', 0, 'b'],
  ['abc', 1, 'c'],
  ['abc', 2, 'b'],
  ['a', 0, undefined],
])('of %s, what leaves place %i hands the focus on to %s', (list, index, heir) => {
  expect(heirOf([...list], index)).toBe(heir);
});
