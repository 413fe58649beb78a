import { expect, it } from 'vitest';
import { changesShown } from './changes-shown.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

it.each([
  [1, 1, false, 1, 0],
  [5, 5, false, 5, 0],
  [6, 6, false, 5, 1],
  [6, 6, true, 6, 0],
  [20, 500, false, 5, 495],
  [20, 500, true, 20, 480],
  [3, 0, false, 3, 0],
])('of %i known changes of %i, all asked for: %s, stand %i, and %i more', (known, total, all, shown, more) => {
  expect(changesShown(numbers(known), total, all)).toEqual({ shown: numbers(shown), more });
});
