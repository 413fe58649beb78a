import { expect, it } from 'vitest';
import { pressed } from './week-days.ts';

it.each([
  [[], 3, [3]],
  [[5, 7], 1, [1, 5, 7]],
  [[1, 3, 5], 3, [1, 5]],
  [[3], 3, []],
])('of the days %j, %i pressed, are %j', (days, day, after) => {
  expect(pressed(days, day)).toEqual(after);
});
