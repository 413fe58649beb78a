import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { checkInsDue, isCheckInDue, nextCheckIn } from './check-ins.ts';
import type { Running } from './rules.ts';

it.each([
  [0, 15, 0],
  [15 - 1 / 60, 15, 0],
  [15, 15, 1],
  [44, 15, 2],
  [45, 15, 3],
  [90, 60, 1],
])('after %d minutes of work with one every %d, %d check-ins are due', (minutes, frequency, due) => {
  expect(checkInsDue(minutes * MINUTE, frequency)).toBe(due);
});

const START = Date.parse('2026-11-21T09:00:00Z');
const running = (change: Partial<Running> = {}): Running => ({
  startedAt: START,
  plannedMinutes: 45,
  pausedAt: null,
  pausedFor: 0,
  witnessedAt: START,
  ...change,
});

describe('the next check-in of a session of 45 minutes, one every fifteen,', () => {
  it.each([
    ['at its beginning', {}, 0, 15],
    ['a moment ahead of one', {}, 15 - 1 / 60, 15],
    ['at one', {}, 15, 30],
    ['where its end is next', {}, 30, undefined],
    ['in a pause', { pausedAt: START + 10 * MINUTE }, 12, undefined],
    ['after a pause of five minutes', { pausedFor: 5 * MINUTE }, 12, 20],
    ['without a plan', { plannedMinutes: null }, 30, 45],
    ['where the clock was put back', {}, -30, 15],
  ] as const)('%s', (_, change, after, next) => {
    const at = nextCheckIn(running(change), 15, START + after * MINUTE);
    expect(at).toBe(next === undefined ? undefined : START + next * MINUTE);
  });
});

it.each([
  ['at its moment', {}, 15 * MINUTE, true],
  ['of another moment', {}, 14 * MINUTE, false],
  ['three hours after somebody was at it', { plannedMinutes: null }, 3 * HOUR, true],
  ['later', { plannedMinutes: null }, 3 * HOUR + 15 * MINUTE, false],
  ['later, where one was answered', { plannedMinutes: null, witnessedAt: START + HOUR }, 4 * HOUR, true],
] as const)('a check-in is due %s', (_, change, after, due) => {
  expect(isCheckInDue(running(change), 15, START + after)).toBe(due);
});
