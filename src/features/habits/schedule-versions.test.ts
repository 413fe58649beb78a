import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/day.ts';
import { FREQUENCIES, PERIOD_TYPES } from './rules.ts';
import { type KeptSchedule, keptWeekDays, rescheduled, type Schedule } from './schedule-versions.ts';

const DAILY: Schedule & { weekDays: number[] } = {
  frequency: 'daily',
  weekDays: [],
  timesPerPeriod: 1,
  periodType: 'week',
};
const MONDAYS: typeof DAILY = { ...DAILY, frequency: 'weekly', weekDays: [1] };
const THRICE: typeof DAILY = { ...DAILY, frequency: 'custom', timesPerPeriod: 3 };
const createdOn = '2026-11-02';

describe('a schedule that is changed', () => {
  it.each<[string, KeptSchedule[], Schedule, Partial<Schedule>, Day, KeptSchedule[]]>([
    ['stays in force for the days before', [], DAILY, MONDAYS, '2026-11-16', [{ ...DAILY, until: '2026-11-16' }]],
    ['on the day of its creation is its first', [], DAILY, MONDAYS, createdOn, []],
    ['in something that it does not read is the same', [], DAILY, { timesPerPeriod: 5 }, '2026-11-16', []],
    ['in nothing is the same', [], MONDAYS, { weekDays: [1, 1] }, '2026-11-16', []],
    ['in the days of the week', [], MONDAYS, { weekDays: [3] }, '2026-11-16', [{ ...MONDAYS, until: '2026-11-16' }]],
    ['in its quota', [], THRICE, { timesPerPeriod: 2 }, '2026-11-16', [{ ...THRICE, until: '2026-11-16' }]],
    ['in its period', [], THRICE, { periodType: 'month' }, '2026-11-16', [{ ...THRICE, until: '2026-11-16' }]],
    [
      'twice on a day, keeps what was before',
      [{ ...DAILY, until: '2026-11-16' }],
      MONDAYS,
      THRICE,
      '2026-11-16',
      [{ ...DAILY, until: '2026-11-16' }],
    ],
    [
      'in part, on the day of another change, is one change of that day',
      [{ ...THRICE, until: '2026-11-16' }],
      { ...THRICE, timesPerPeriod: 5 },
      { periodType: 'month' },
      '2026-11-16',
      [{ ...THRICE, until: '2026-11-16' }],
    ],
    ['and back on the same day was not changed', [{ ...DAILY, until: '2026-11-16' }], MONDAYS, DAILY, '2026-11-16', []],
    [
      'offline, before another change that was heard first, goes on under it',
      [{ ...THRICE, until: '2026-11-20' }],
      { ...THRICE, timesPerPeriod: 5 },
      { periodType: 'month' },
      '2026-11-16',
      [
        { ...THRICE, until: '2026-11-16' },
        { ...THRICE, periodType: 'month', until: '2026-11-20' },
      ],
    ],
  ])('%s', (_, earlier, present, said, day, expected) => {
    expect(rescheduled({ present, earlier, createdOn }, said, day)).toEqual(expected);
  });

  it('that was never changed before has none earlier', () => {
    const earlier = rescheduled({ present: DAILY, earlier: undefined, createdOn }, MONDAYS, '2026-11-16');
    expect(earlier).toEqual([{ ...DAILY, until: '2026-11-16' }]);
  });

  it('has days of the week in order, each once, and only where it reads them', () => {
    expect(keptWeekDays({ frequency: 'weekly', weekDays: [6, 3, 6] })).toEqual([3, 6]);
    expect(keptWeekDays({ frequency: 'weekly', weekDays: null })).toEqual([]);
    expect(keptWeekDays({ frequency: 'daily', weekDays: [6, 3] })).toEqual([]);
  });

  it('is known to every day as it was then, whatever is changed afterwards', () => {
    const schedule: fc.Arbitrary<Schedule> = fc.record({
      frequency: fc.constantFrom(...FREQUENCIES),
      weekDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((days) => days.sort()),
      timesPerPeriod: fc.integer({ min: 1, max: 3 }),
      periodType: fc.constantFrom(...PERIOD_TYPES),
    });
    const read = ({ frequency, weekDays, timesPerPeriod, periodType }: Schedule) => {
      if (frequency === 'weekly') return { frequency, weekDays };
      if (frequency === 'monthly') return { frequency, timesPerPeriod };
      return frequency === 'custom' ? { frequency, timesPerPeriod, periodType } : { frequency };
    };
    const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), schedule), { maxLength: 12 });
    fc.assert(
      fc.property(schedule, changes, (first, later) => {
        const lived: Record<Day, Schedule> = {};
        let [present, earlier, day]: [Schedule, KeptSchedule[], Day] = [first, [], createdOn];
        for (const [days, next] of later) {
          for (let gone = 0; gone < days; gone++) lived[addDays(day, gone)] = present;
          day = addDays(day, days);
          earlier = rescheduled({ present, earlier, createdOn }, next, day);
          present = next;
        }
        const seen = (at: Day) => earlier.find(({ until }) => at < until) ?? present;
        for (const [at, schedule] of Object.entries(lived)) expect(read(seen(at))).toEqual(read(schedule));
        expect(earlier.every(({ until }, place) => place === 0 || earlier[place - 1]!.until < until)).toBe(true);
      }),
    );
  });
});
