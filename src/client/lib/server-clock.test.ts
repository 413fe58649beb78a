import { expect, it } from 'vitest';
import { aheadBy } from './server-clock.ts';

const HOUR = 3_600_000;

it.each([
  ['the same second', 10_000, 10_100, 10_900, 0],
  ['an answer that took long, told at its beginning', 10_000, 10_500, 14_000, 0],
  ['an answer that took long, told at its end', 13_000, 10_500, 14_000, 0],
  ['a server an hour ahead', 10_000 + HOUR, 10_100, 10_900, HOUR - 900],
  ['a server an hour behind', 10_000 - HOUR, 10_100, 10_900, 900 - HOUR],
])('%s', (_, told, sentAt, heardAt, ahead) => {
  expect(aheadBy(told, sentAt, heardAt)).toBe(ahead);
});
