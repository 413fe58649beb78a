import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { deal, latestPutOff, type Pulse, pauseAfter, watchPulses, watchSetBack } from './rules.ts';

describe('the pause after a failure', () => {
  const attempts = fc.integer({ min: 1, max: 5000 });
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('is between seven seconds and an hour, and no shorter after a further attempt', () => {
    fc.assert(
      fc.property(attempts, chance, (attempt, by) => {
        const pause = pauseAfter(attempt, by);
        expect(pause).toBeGreaterThanOrEqual(7500);
        expect(pause).toBeLessThanOrEqual(HOUR);
        expect(pauseAfter(attempt + 1, by)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });

  it('doubles, and is up to a quarter shorter by chance', () => {
    expect([1, 2, 3].map((attempt) => pauseAfter(attempt, 1))).toEqual([10_000, 20_000, 40_000]);
    expect([pauseAfter(1, 0), pauseAfter(20, 1)]).toEqual([7500, HOUR]);
  });
});

it('nothing is put off by a clock a minute ahead, but by one that is more', () => {
  expect(latestPutOff(1000)).toBe(1000 + MINUTE);
});

describe('what is taken up of what is due', () => {
  const jobs = fc
    .array(fc.constantFrom('anna', 'boris', 'vera', 'gleb'), { maxLength: 60 })
    .map((lines) => lines.map((line, id) => ({ id, line })));
  const room = fc.integer({ min: 0, max: 20 });
  const share = fc.integer({ min: 1, max: 6 });
  const countOf = (taken: { line: string }[], line: string) => taken.filter((job) => job.line === line).length;

  it('is as much as fits, of each line no more than its share and in its order', () => {
    fc.assert(
      fc.property(jobs, room, share, (due, most, mostOfLine) => {
        const taken = deal(due, most, mostOfLine);
        const lines = [...new Set(due.map(({ line }) => line))];
        const possible = lines.reduce((sum, line) => sum + Math.min(mostOfLine, countOf(due, line)), 0);
        expect(taken).toHaveLength(Math.min(most, possible));
        for (const line of lines) {
          const own = due.filter((job) => job.line === line);
          const got = taken.filter((job) => job.line === line);
          expect(got).toEqual(own.slice(0, got.length));
          expect(got.length).toBeLessThanOrEqual(mostOfLine);
        }
      }),
    );
  });

  it('leaves nobody out whose first job fits, however many another has', () => {
    fc.assert(
      fc.property(jobs, share, (due, mostOfLine) => {
        const lines = new Set(due.map(({ line }) => line));
        expect(new Set(deal(due, lines.size, mostOfLine).map(({ line }) => line))).toEqual(lines);
      }),
    );
  });
});

describe('a runner', () => {
  const LEASE = 20_000;
  const pulse = (beat: number, attempts = 1): Pulse => ({ id: 'job', leasedBy: 'runner', attempts, beat });

  it('is taken for gone exactly once its pulse stood still for a lease, whenever it was looked at', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: LEASE / 2 }), fc.boolean()), { maxLength: 30 }),
        (looks) => {
          const silent = watchPulses(LEASE);
          let [elapsed, beat, since] = [0, 0, 0];
          expect(silent([pulse(0)], 0)).toEqual([]);
          for (const [pause, beats] of looks) {
            elapsed += pause;
            if (beats) [beat, since] = [beat + 1, elapsed];
            expect(silent([pulse(beat)], elapsed)).toEqual(elapsed - since >= LEASE ? [pulse(beat)] : []);
          }
        },
      ),
    );
  });

  it('is gone as soon as a whole lease is over', () => {
    const silent = watchPulses(LEASE);
    silent([pulse(0)], 0);
    silent([pulse(0)], LEASE / 2);
    expect(silent([pulse(0)], LEASE)).toEqual([pulse(0)]);
  });

  it('is another one with every attempt, and forgotten once the job is nobody’s', () => {
    const silent = watchPulses(LEASE);
    silent([pulse(0)], 0);
    silent([pulse(0)], LEASE / 2);
    expect(silent([pulse(0, 2)], LEASE)).toEqual([]);
    silent([pulse(0, 2)], 1.5 * LEASE);
    silent([], 2 * LEASE);
    expect(silent([pulse(0, 2)], 2.5 * LEASE)).toEqual([]);
  });

  it('is given time after the whole machine stood still, however long that was', () => {
    const silent = watchPulses(LEASE);
    silent([pulse(0)], 0);
    expect(silent([pulse(0)], 100 * LEASE)).toEqual([]);
    expect(silent([pulse(1)], 100 * LEASE + 1)).toEqual([]);
  });
});

describe('a clock', () => {
  it('was put back where it goes behind one that nobody can set by more than clocks may differ', () => {
    const wasSetBack = watchSetBack();
    const looks = [
      [HOUR, 0, false],
      [HOUR + 10_000, 10_000, false],
      [9 * HOUR, 20_000, false],
      [9 * HOUR - MINUTE, 20_000, false],
      [8 * HOUR, 20_000, true],
      [8 * HOUR, 20_000, false],
      [8 * HOUR, 20_000 + MINUTE + 1, true],
    ] as const;
    expect(looks.map(([now, elapsed]) => wasSetBack(now, elapsed))).toEqual(looks.map(([, , was]) => was));
  });
});
