import { expect, it } from 'vitest';
import { duration } from './duration.ts';

it.each([
  [0, '0м'],
  [59, '59м'],
  [60, '1ч 0м'],
  [61, '1ч 1м'],
  [150, '2ч 30м'],
  [1_500, '25ч 0м'],
])('%i minutes are written %s', (minutes, written) => {
  expect(duration(minutes)).toBe(written);
});
