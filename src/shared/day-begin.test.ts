import { expect, it } from 'vitest';
import { livedDay } from './day.ts';
import { beginOf } from './day-begin.ts';

it.each([0, 4, 6])('a day that begins at %s is lived from then on', (dayStart) => {
  const clock = { zone: 'Europe/Moscow', dayStart };
  const begin = beginOf('2026-11-27', clock);
  expect(livedDay(begin, clock)).toBe('2026-11-27');
  expect(livedDay(begin - 1, clock)).toBe('2026-11-26');
});
