import { expect, it } from 'vitest';
import { browserZone } from '#client/lib/clock.ts';
import { instantOf } from '#shared/day.ts';
import { lastSeen } from './last-seen.ts';

const at = (day: string, time: string) => instantOf(day, time, browserZone);
const now = at('2026-03-01', '00:30');

it.each([
  ['2026-03-01', '00:10', 'сегодня в\u00a000:10'],
  ['2026-02-28', '23:59', 'вчера в\u00a023:59'],
  ['2026-02-27', '12:00', '27 февраля 2026 г.'],
])('%s %s is %s', (day, time, words) => {
  const lastSeenAt = new Date(at(day, time)).toISOString();
  expect(lastSeen({ current: false, lastSeenAt }, now)).toBe(words);
});

it('of this device is now, whatever was noted', () => {
  expect(lastSeen({ current: true, lastSeenAt: '2020-01-01T00:00:00Z' }, now)).toBe('сейчас');
});
