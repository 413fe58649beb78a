import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import {
  endingAt,
  endSeen,
  FORGOTTEN_AFTER,
  forgottenEnding,
  isForgotten,
  plannedMinutes,
  type Running,
  timeSpent,
} from './rules.ts';

const START = Date.UTC(2026, 10, 21, 9);
const running = (planned: number | null, witnessed = 0): Running => ({
  startedAt: START,
  plannedMinutes: planned,
  witnessedAt: START + witnessed * MINUTE,
});

const anyRunning = fc
  .record({
    startedAt: fc.constant(START),
    plannedMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
    witnessed: fc.integer({ min: 0, max: 3000 * MINUTE }),
  })
  .map(({ witnessed, ...rest }): Running => ({ ...rest, witnessedAt: START + witnessed }));

describe('the plan of a start', () => {
  it.each([
    ['nothing said: the standard session', {}, 45],
    ['minutes', { durationMinutes: 25 }, 25],
    ['the other name', { duration: 60 }, 60],
    ['both names: the specified one', { durationMinutes: 25, duration: 60 }, 25],
    ['zero', { durationMinutes: 0 }, null],
    ['zero by the other name', { duration: 0 }, null],
    ['null', { durationMinutes: null }, null],
    ['null against the other name', { durationMinutes: null, duration: 60 }, null],
    ['the flag', { isUnlimited: true }, null],
    ['the flag against minutes', { durationMinutes: 25, isUnlimited: true }, null],
    ['the flag unset', { durationMinutes: 25, isUnlimited: false }, 25],
  ])('%s', (_, start, planned) => {
    expect(plannedMinutes(start)).toBe(planned);
  });
});

describe('the end by the clock', () => {
  it.each([
    ['at once', 25, 0, 'interrupted', 0],
    ['a second before the minute', 25, 9 * 60 + 59, 'interrupted', 9],
    ['a second before the plan', 25, 25 * 60 - 1, 'interrupted', 24],
    ['with the plan', 25, 25 * 60, 'completed', 25],
    ['long after the plan, every window closed', 25, 3 * 3600, 'completed', 25],
    ['unlimited, at once', null, 0, 'completed', 0],
    ['unlimited', null, 61 * 60 + 30, 'completed', 61],
    ['the clock moved back', 25, -3600, 'interrupted', 0],
  ] as const)('%s', (_, planned, seconds, status, actualMinutes) => {
    const ending = endingAt(running(planned), START + seconds * 1000);
    expect(ending).toMatchObject({ status, actualMinutes });
    expect(ending.endedAt).toBe(START + Math.max(0, seconds) * 1000);
  });
});

describe('the end as told', () => {
  const tenAndAHalf = START + 10.5 * MINUTE;
  it.each([
    ['minutes', { actualMinutes: 7 }, 7],
    ['minutes rounded up by the caller', { actualMinutes: 11 }, 11],
    ['more than the wall has', { actualMinutes: 500 }, 11],
    ['less than nothing', { actualMinutes: -3 }, 0],
    ['a fraction', { actualMinutes: 7.9 }, 7],
  ])('%s', (_, told, actualMinutes) => {
    expect(endingAt(running(25), tenAndAHalf, told).actualMinutes).toBe(actualMinutes);
  });

  it.each([
    ['before the start', -5, 0],
    ['between', 4, 4],
    ['in the future', 60, 10.5],
  ])('late news of an end %s', (_, told, ended) => {
    const { endedAt } = endingAt(running(25), tenAndAHalf, { endedAt: START + told * MINUTE });
    expect(endedAt).toBe(START + ended * MINUTE);
  });

  it('the status is the caller’s', () => {
    expect(endingAt(running(25), tenAndAHalf, { status: 'completed' }).status).toBe('completed');
    expect(endingAt(running(null), tenAndAHalf, { status: 'interrupted' }).status).toBe('interrupted');
  });

  it('invents no time, whatever is told', () => {
    const told = fc.record(
      {
        status: fc.constantFrom('completed' as const, 'interrupted' as const),
        actualMinutes: fc.double({ noNaN: true, noDefaultInfinity: true }),
        endedAt: fc.integer({ min: 0, max: START * 2 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyRunning, fc.integer({ min: -HOUR, max: 50 * HOUR }), told, (session, after, ending) => {
        const end = endingAt(session, START + after, ending);
        expect(Number.isInteger(end.actualMinutes)).toBe(true);
        expect(end.actualMinutes).toBeGreaterThanOrEqual(0);
        expect(end.actualMinutes * MINUTE).toBeLessThan(Math.max(0, after) + MINUTE);
        expect(end.endedAt).toBeGreaterThanOrEqual(START);
        expect(end.endedAt).toBeLessThanOrEqual(START + Math.max(0, after));
      }),
    );
  });
});

describe('a forgotten session', () => {
  it.each([
    ['after 24 hours to the millisecond', 24 * HOUR, false],
    ['a millisecond later', 24 * HOUR + 1, true],
    ['with the clock moved back', -48 * HOUR, false],
  ])('%s', (_, after, forgotten) => {
    expect(isForgotten(running(25), START + after)).toBe(forgotten);
  });

  it.each([
    ['at its end', 25 * MINUTE, 'news'],
    ['a moment before two minutes have passed', 27 * MINUTE - 1, 'news'],
    ['after two minutes', 27 * MINUTE, 'late'],
    ['within the day', 24 * HOUR, 'late'],
    ['a day later', 24 * HOUR + 1, 'forgotten'],
  ] as const)('a window that sees the end of a session %s tells of it: %#', (_, after, seen) => {
    expect(endSeen(running(25), START + after)).toBe(seen);
  });

  it('a session without a plan that has run out at once is news', () => {
    expect(endSeen(running(null), START)).toBe('news');
  });

  it.each([
    ['a plan counts whole', running(45), 45],
    ['the longest plan', running(1440), 1440],
    ['unlimited, seen by nobody', running(null), 0],
    ['unlimited, last seen after 95 minutes', running(null, 95), 95],
    ['unlimited, seen longer than a day', running(null, 2000), 1440],
  ])('%s', (_, session, actualMinutes) => {
    const ending = { status: 'interrupted', actualMinutes, endedAt: START + FORGOTTEN_AFTER };
    expect(forgottenEnding(session)).toEqual(ending);
  });
});

describe('time spent on a task', () => {
  it.each([
    [[], { totalMinutes: 0, totalSessions: 0, avgSessionDuration: 0 }],
    [[25], { totalMinutes: 25, totalSessions: 1, avgSessionDuration: 25 }],
    [[25, 0, 45], { totalMinutes: 70, totalSessions: 3, avgSessionDuration: 23 }],
    [[1, 2], { totalMinutes: 3, totalSessions: 2, avgSessionDuration: 2 }],
  ])('%j', (minutes, spent) => {
    expect(timeSpent(minutes)).toEqual(spent);
  });
});
