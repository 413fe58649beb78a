import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import {
  countedMinutes,
  endedByItself,
  endingAt,
  FORGOTTEN_AFTER,
  FRESH_SESSION,
  isNews,
  isOver,
  ownEnding,
  pastMinutes,
  paused,
  planEnd,
  plannedMinutes,
  type Running,
  resumed,
  stretchFault,
  timeSpent,
  worked,
} from './rules.ts';

const START = Date.UTC(2026, 10, 21, 9);
const at = (minutes: number) => START + minutes * MINUTE;
const running = (planned: number | null, witnessed = 0): Running => ({
  startedAt: START,
  plannedMinutes: planned,
  pausedAt: null,
  pausedFor: 0,
  witnessedAt: at(witnessed),
});

const anyRunning = fc
  .record({
    startedAt: fc.constant(START),
    plannedMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
    pausedAt: fc.option(fc.integer({ min: 0, max: 3000 * MINUTE }).map((after) => START + after)),
    pausedFor: fc.nat(600 * MINUTE),
    witnessed: fc.integer({ min: 0, max: 3000 * MINUTE }),
  })
  .map(({ witnessed, ...rest }): Running => ({ ...rest, witnessedAt: START + witnessed }));

describe('time worked', () => {
  it('is the wall’s, however long nobody looked', () => {
    for (const after of [0, 1, MINUTE, HOUR, 20 * HOUR]) expect(worked(running(25), START + after)).toBe(after);
  });

  it('is never negative where the clock was moved back', () => {
    expect(worked(running(25), START - HOUR)).toBe(0);
    expect(worked(paused(running(25), START - HOUR), START - HOUR)).toBe(0);
  });

  it('counts what lies between pauses, and the plan runs out as much later', () => {
    const spells = fc.array(fc.record({ work: fc.nat(HOUR), rest: fc.nat(HOUR) }), { maxLength: 8 });
    fc.assert(
      fc.property(spells, fc.nat(HOUR), (past, last) => {
        let [now, session, done] = [START, running(25), 0];
        for (const { work, rest } of past) {
          now += work;
          done += work;
          session = paused(session, now);
          now += rest;
          expect(worked(session, now)).toBe(done);
          expect(planEnd(session)).toBeNull();
          session = resumed(session, now);
        }
        expect(worked(session, now + last)).toBe(done + last);
        expect(planEnd(session)).toBe(now + 25 * MINUTE - done);
      }),
    );
  });

  it('a second pause or resumption changes nothing', () => {
    const still = paused(running(25), at(1));
    expect(paused(still, at(60))).toBe(still);
    const going = running(25);
    expect(resumed(going, at(60))).toBe(going);
  });

  it('a pause that ended before it began, by a clock that was moved back, took no time', () => {
    expect(resumed(paused(running(25), at(10)), at(5))).toMatchObject({ pausedAt: null, pausedFor: 0 });
  });
});

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
    const latest = planned === null ? Number.POSITIVE_INFINITY : planned * 60;
    expect(ending.endedAt).toBe(START + Math.min(latest, Math.max(0, seconds)) * 1000);
  });

  it('counts no pause, neither one that is over nor one that goes on', () => {
    const after = resumed(paused(running(25), at(5)), at(20));
    expect(endingAt(after, at(30))).toEqual({ status: 'interrupted', actualMinutes: 15, endedAt: at(30) });
    expect(endingAt(paused(after, at(32)), at(50))).toEqual({
      status: 'interrupted',
      actualMinutes: 17,
      endedAt: at(50),
    });
    expect(endingAt(after, at(90))).toEqual({ status: 'completed', actualMinutes: 25, endedAt: at(40) });
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
        expect(end.actualMinutes * MINUTE).toBeLessThan(worked(session, START + after) + MINUTE);
        expect(end.endedAt).toBeGreaterThanOrEqual(START);
        expect(end.endedAt).toBeLessThanOrEqual(START + Math.max(0, after));
      }),
    );
  });
});

describe('a session that nobody ends', () => {
  it.each([
    ['a moment before its plan runs out', running(25), at(25) - 1, false],
    ['as its plan runs out', running(25), at(25), true],
    ['when its plan would have run out but for a pause', resumed(paused(running(25), at(5)), at(10)), at(25), false],
    ['as it runs out behind a pause', resumed(paused(running(25), at(5)), at(10)), at(30), true],
    ['during a pause', paused(running(25), at(5)), at(600), false],
    ['during a pause, after a day', paused(running(25), at(5)), at(1440) + 1, true],
    ['without a plan, after 24 hours to the millisecond', running(null), at(1440), false],
    ['without a plan, a millisecond later', running(null), at(1440) + 1, true],
    ['with the clock moved back', running(25), at(-2880), false],
  ])('%s', (_, session, now, over) => {
    expect(isOver(session, now)).toBe(over);
  });

  it.each([
    ['with its plan', running(45), 'completed', 45, 45],
    ['with the longest plan', running(1440), 'completed', 1440, 1440],
    ['behind a pause', resumed(paused(running(45), at(10)), at(25)), 'completed', 45, 60],
    ['paused and forgotten', paused(running(45), at(10)), 'interrupted', 10, 1440],
    [
      'a plan that pauses push behind the day',
      resumed(paused(running(1440), at(10)), at(70)),
      'interrupted',
      1380,
      1440,
    ],
    ['without a plan, seen by nobody', running(null), 'interrupted', 0, 1440],
    ['without a plan, last seen after 95 minutes', running(null, 95), 'interrupted', 95, 1440],
    ['without a plan, seen longer than a day', running(null, 2000), 'interrupted', 1440, 1440],
    ['without a plan, seen behind a pause', { ...running(null, 95), pausedFor: 5 * MINUTE }, 'interrupted', 90, 1440],
  ] as const)('ends %s', (_, session, status, actualMinutes, ended) => {
    expect(ownEnding(session)).toEqual({ status, actualMinutes, endedAt: at(ended) });
    expect(endedByItself(session, at(ended))).toBe(true);
    expect(endedByItself(session, at(ended) - 1)).toBe(false);
  });

  it('is over from its end on, and never counts more than was worked or a day has', () => {
    fc.assert(
      fc.property(anyRunning, (session) => {
        const { actualMinutes, endedAt } = ownEnding(session);
        expect(isOver(session, endedAt - 1)).toBe(false);
        expect(isOver(session, endedAt + 1)).toBe(true);
        expect(actualMinutes * MINUTE).toBeLessThanOrEqual(worked(session, endedAt));
        expect(endedAt).toBeLessThanOrEqual(START + FORGOTTEN_AFTER);
      }),
    );
  });

  it.each([
    ['at its end', 25, true],
    ['within two minutes', 27 - 1 / 60_000, true],
    ['after two minutes', 27, false],
  ])('is news to a window %s', (_, minutes, news) => {
    expect(isNews(running(25), at(minutes))).toBe(news);
  });
});

describe('what is put right afterwards', () => {
  const lasted = (minutes: number, pausedFor = 0) => ({ startedAt: START, endedAt: at(minutes), pausedFor });
  it.each([
    ['its time', lasted(50), undefined, 50],
    ['whole minutes of it', lasted(50.9), undefined, 50],
    ['its time without pauses', lasted(50, 10 * MINUTE), undefined, 40],
    ['nothing where the pauses were longer', lasted(50, 60 * MINUTE), undefined, 0],
    ['what is told', lasted(50, 10 * MINUTE), 45, 45],
    ['no more than it lasted', lasted(50), 400, 50],
    ['less than nothing', lasted(50), -1, 0],
    ['a fraction', lasted(50), 7.9, 7],
  ])('counts %s', (_, session, told, minutes) => {
    expect(pastMinutes(session, told)).toBe(minutes);
  });

  it.each([
    ['an end at the beginning', 0, 600, 'order'],
    ['an end before it', -5, 600, 'order'],
    ['a day', 1440, 3000, null],
    ['longer than a day', 1441, 3000, 'long'],
    ['until now', 60, 60, null],
    ['as a clock that is a little ahead has it', 65, 60, null],
    ['the future', 66, 60, 'future'],
  ])('%s: %i minutes', (_, minutes, now, fault) => {
    expect(stretchFault({ startedAt: START, endedAt: at(minutes) }, at(now))).toBe(fault);
  });
});

describe('of two that overlap', () => {
  const from = (start: number, end: number) => ({ startedAt: at(start), endedAt: at(end) });
  it.each([
    ['nothing before it', [], 60],
    ['one that ended as it began', [from(-30, 0)], 60],
    ['one that reached into it', [from(-30, 20)], 40],
    ['one that went on beyond it', [from(-30, 90)], 0],
    ['two, one within the other', [from(-30, 20), from(-20, 10)], 40],
    ['two, one after the other', [from(-30, 10), from(-10, 25)], 35],
    ['part of a minute', [from(-30, 0.5)], 59],
  ])('the overlap is the earlier one’s: %s', (_, earlier, minutes) => {
    expect(countedMinutes({ ...from(0, 60), minutes: 60 }, earlier)).toBe(minutes);
  });

  it('a minute that was told as whole stays where nothing overlaps', () => {
    expect(countedMinutes({ ...from(0, 50.5), minutes: 51 }, [])).toBe(51);
  });

  it('what was not worked anyway is given up first', () => {
    expect(countedMinutes({ ...from(0, 60), minutes: 30 }, [from(-30, 20)])).toBe(30);
    expect(countedMinutes({ ...from(0, 60), minutes: 30 }, [from(-30, 40)])).toBe(20);
  });

  it('no minute counts twice', () => {
    const stretch = fc
      .record({ start: fc.nat(200), length: fc.integer({ min: 1, max: 200 }) })
      .map(({ start, length }) => from(start, start + length));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), (all) => {
        const sorted = all.toSorted((a, b) => a.startedAt - b.startedAt);
        const counted = sorted.map((one, index) =>
          countedMinutes({ ...one, minutes: (one.endedAt - one.startedAt) / MINUTE }, sorted.slice(0, index)),
        );
        const covered = new Set(
          all.flatMap(({ startedAt, endedAt }) =>
            Array.from({ length: (endedAt - startedAt) / MINUTE }, (_, n) => startedAt + n * MINUTE),
          ),
        );
        expect(counted.reduce((sum, minutes) => sum + minutes, 0)).toBe(covered.size);
      }),
    );
  });
});

it('a session that was kept before pauses were known never paused', () => {
  expect(FRESH_SESSION).toEqual({ pausedAt: null, pausedMs: 0 });
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
