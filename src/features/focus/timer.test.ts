import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { clockAheadOf, clockFace, faceSeconds, readTimer, timedOf, untilNextSecond } from './timer.ts';

const START = Date.UTC(2026, 10, 21, 9);
const session = (plannedMinutes: number | null) => ({ startedAt: START, plannedMinutes, pausedAt: null, pausedFor: 0 });

it('the server’s time is known, however wrong this clock is', () => {
  const off = fc.integer({ min: -100 * HOUR, max: 100 * HOUR });
  fc.assert(
    fc.property(off, fc.integer({ min: 0, max: 10 * HOUR }), (skew, after) => {
      const told = START + skew;
      const now = told + after - clockAheadOf(START, { askedAt: told, answeredAt: told });
      expect(Math.abs(now - START - after)).toBeLessThanOrEqual(3000);
    }),
  );
});

it('a page that slept while it waited for the answer keeps its clock', () => {
  expect(clockAheadOf(START, { askedAt: START - 200, answeredAt: START + HOUR })).toBe(0);
  const wrong = { askedAt: START + 5 * HOUR, answeredAt: START + 6 * HOUR };
  expect(clockAheadOf(START, wrong)).toBe(5 * HOUR);
  expect(clockAheadOf(START, { askedAt: START - 6 * HOUR, answeredAt: START - 5 * HOUR })).toBe(-5 * HOUR);
});

it('a session’s words are read as times', () => {
  const startTime = new Date(START).toISOString();
  const told = { startTime, durationMinutes: 25, pausedAt: null, pausedMs: 5 };
  expect(timedOf(told)).toEqual({ startedAt: START, plannedMinutes: 25, pausedAt: null, pausedFor: 5 });
  expect(timedOf({ ...told, pausedAt: startTime }).pausedAt).toBe(START);
});

describe('the face', () => {
  it.each([
    ['at the start', 25, 0, '25:00', 0],
    ['within the first second', 25, 1, '25:00', 0],
    ['after a second', 25, 1000, '24:59', 1 / 1500],
    ['half-way', 25, 12.5 * MINUTE, '12:30', 0.5],
    ['in the last second', 25, 25 * MINUTE - 1, '00:01', 1],
    ['at zero', 25, 25 * MINUTE, '00:00', 1],
    ['long after', 25, 5 * HOUR, '00:00', 1],
    ['a long plan', 90, 0, '1:30:00', 0],
    ['unlimited, at the start', null, 0, '00:00', 0],
    ['unlimited, before a full second', null, 999, '00:00', 0],
    ['unlimited, an hour and a half', null, 90 * MINUTE, '1:30:00', 0.5],
  ])('%s', (_, planned, after, face, progress) => {
    const reading = readTimer(session(planned), START + after);
    expect(clockFace(faceSeconds(reading))).toBe(face);
    expect(reading.progress).toBeCloseTo(progress, 3);
  });

  it('changes exactly when it was said to', () => {
    const plan = fc.option(fc.integer({ min: 1, max: 1440 }));
    fc.assert(
      fc.property(plan, fc.nat(2 * HOUR), (planned, after) => {
        const at = (now: number) => readTimer(session(planned), now);
        const before = at(START + after);
        if (before.remaining === 0) return;
        const wait = untilNextSecond(before);
        const step = planned === null ? 1 : -1;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(faceSeconds(at(START + after + wait))).toBe(faceSeconds(before) + step);
        expect(faceSeconds(at(START + after + wait - 1))).toBe(faceSeconds(before));
      }),
    );
  });
});

it('stands still while paused', () => {
  const still = { ...session(25), pausedAt: START + 5 * MINUTE };
  for (const after of [5 * MINUTE, HOUR]) {
    expect(readTimer(still, START + after)).toEqual({
      elapsed: 5 * MINUTE,
      remaining: 20 * MINUTE,
      progress: expect.closeTo(0.2),
      paused: true,
    });
  }
});
