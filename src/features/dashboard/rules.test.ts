import { expect, it } from 'vitest';
import { dayPart } from './rules.ts';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('%i:00 is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
