import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import {
  clockAheadOf,
  clockFace,
  elapsed,
  faceSeconds,
  minutesToReport,
  pause,
  readTimer,
  resume,
  UNTOUCHED,
  untilNextSecond,
} from './timer.ts';

const START = Date.UTC(2026, 10, 21, 9);
const session = (plannedMinutes: number | null) => ({ startedAt: START, plannedMinutes });

describe('time worked', () => {
  it('is the wall’s, however long nobody looked', () => {
    for (const after of [0, 1, MINUTE, HOUR, 20 * HOUR]) expect(elapsed(START, UNTOUCHED, START + after)).toBe(after);
  });

  it('is never negative where the clock was moved back', () => {
    expect(elapsed(START, UNTOUCHED, START - HOUR)).toBe(0);
    expect(elapsed(START, pause(UNTOUCHED, START - HOUR), START - HOUR)).toBe(0);
  });

  it('is the same on a clock that is wrong all the time', () => {
    const off = fc.integer({ min: -100 * HOUR, max: 100 * HOUR });
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: 10 * HOUR }), (skew, after) => {
        const timing = { ...UNTOUCHED, clockAhead: clockAheadOf(START, START + skew) };
        expect(Math.abs(elapsed(START, timing, START + skew + after) - after)).toBeLessThanOrEqual(3000);
      }),
    );
  });

  it('counts what lies between pauses', () => {
    const spells = fc.array(fc.record({ work: fc.nat(HOUR), rest: fc.nat(HOUR) }), { maxLength: 8 });
    fc.assert(
      fc.property(spells, fc.nat(HOUR), (past, last) => {
        let [now, timing, worked] = [START, UNTOUCHED, 0];
        for (const { work, rest } of past) {
          now += work;
          worked += work;
          timing = pause(timing, now);
          now += rest;
          expect(elapsed(START, timing, now)).toBe(worked);
          timing = resume(timing, now);
        }
        expect(elapsed(START, timing, now + last)).toBe(worked + last);
      }),
    );
  });

  it('a second pause or resumption changes nothing', () => {
    const paused = pause(UNTOUCHED, START + MINUTE);
    expect(pause(paused, START + HOUR)).toBe(paused);
    expect(resume(UNTOUCHED, START + HOUR)).toBe(UNTOUCHED);
  });
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
    const reading = readTimer(session(planned), UNTOUCHED, START + after);
    expect(clockFace(faceSeconds(reading))).toBe(face);
    expect(reading.progress).toBeCloseTo(progress, 3);
  });

  it('changes exactly when it was said to', () => {
    const plan = fc.option(fc.integer({ min: 1, max: 1440 }));
    fc.assert(
      fc.property(plan, fc.nat(2 * HOUR), (planned, after) => {
        const at = (now: number) => readTimer(session(planned), UNTOUCHED, now);
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

it.each([
  [25, 24 * MINUTE + 59_999, 24],
  [25, 25 * MINUTE, 25],
  [25, 3 * HOUR, 25],
  [null, 3 * HOUR, 180],
])('of a plan of %s and %s ms it reports %s minutes', (planned, worked, minutes) => {
  expect(minutesToReport(planned, worked)).toBe(minutes);
});
