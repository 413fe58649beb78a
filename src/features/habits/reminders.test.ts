import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/day.ts';
import { historyOf, type Pause } from './history.ts';
import { marksOf } from './marks.ts';
import {
  cameToday,
  dueReminders,
  habitMoments,
  hasCome,
  nextReminder,
  nextTime,
  type Remindable,
} from './reminders.ts';
import type { Schedule } from './schedule-versions.ts';

const habit = (change: Partial<Remindable> = {}): Remindable => ({
  id: 'a',
  reminderEnabled: true,
  reminderTimes: ['09:00'],
  reminderDays: [],
  snoozed: null,
  completedToday: false,
  todaysEntry: null,
  lastDays: [],
  ...change,
});

describe('a reminder', () => {
  const zone = 'Asia/Vladivostok';
  const at = (time: string) => instantOf('2026-11-21', time, zone);

  it.each([
    ['a minute early', '08:59', {}, false],
    ['at its minute', '09:00', {}, true],
    ['late, after a sleep', '09:59', {}, true],
    ['an hour late', '10:00', {}, false],
    ['already done', '09:00', { completedToday: true }, false],
    ['skipped', '09:00', { todaysEntry: { skipped: true } }, false],
    ['said to be not done', '09:00', { todaysEntry: { skipped: false } }, true],
    ['switched off', '09:00', { reminderEnabled: false }, false],
    ['without a time', '09:00', { reminderTimes: [] }, false],
    ['on a Saturday, wanted from Monday to Friday', '09:00', { reminderDays: [1, 2, 3, 4, 5] }, false],
    ['on a Saturday that is wanted', '09:00', { reminderDays: [6] }, true],
    ['by the second of its times', '20:10', { reminderTimes: ['09:00', '20:00'] }, true],
  ])('%s', (_, time, change, due) => {
    expect(dueReminders([habit(change)], at(time), { zone })).toHaveLength(due ? 1 : 0);
  });

  it('waits for the earliest that is left today', () => {
    const habits = [habit(), habit({ reminderTimes: ['09:00', '21:30'] }), habit({ reminderTimes: ['13:00'] })];
    expect(nextReminder(habits, at('09:00'), { zone })).toBe(at('13:00'));
    expect(nextReminder(habits, at('21:30'), { zone })).toBeNull();
  });

  it('at a time that a clock change leaves out comes after the change', () => {
    const berlin = 'Europe/Berlin';
    const now = instantOf('2027-03-28', '01:59', berlin);
    expect(nextReminder([habit({ reminderTimes: ['02:30'] })], now, { zone: berlin })).toBe(
      instantOf('2027-03-28', '03:30', berlin),
    );
  });

  it('is told once where two have come, by the latest', () => {
    const [due] = dueReminders([habit({ reminderTimes: ['08:30', '09:00'] })], at('09:10'), { zone });
    expect(due?.moment.time).toBe('09:00');
  });

  const putOff = (from: string, until: string, day = '2026-11-21') => ({
    from: new Date(instantOf(day, from, zone)).toISOString(),
    until: new Date(at(until)).toISOString(),
  });

  it.each([
    ['before it comes again', '12:29', {}, []],
    ['once it does', '12:30', {}, ['12:30']],
    ['once the hour is over in which it is shown', '13:30', {}, []],
    ['done in between', '12:30', { completedToday: true }, []],
    ['skipped in between', '12:30', { todaysEntry: { skipped: true } }, []],
    ['put off from the day before', '12:30', { snoozed: putOff('21:00', '12:30', '2026-11-20') }, ['12:30']],
    [
      'put off from a day that was done after all',
      '12:30',
      { snoozed: putOff('21:00', '12:30', '2026-11-20'), lastDays: ['completed', 'open'] as const },
      [],
    ],
  ])('that was put off: %s', (_, time, change, told) => {
    const one = habit({ snoozed: putOff('09:00', '12:30'), ...change });
    expect(dueReminders([one], at(time), { zone }).map(({ moment }) => moment.time)).toEqual(told);
  });

  it('is awaited again once it was put off, and stands under the bell when it came, however late', () => {
    const one = habit({ snoozed: putOff('09:00', '12:30') });
    expect(cameToday([one], at('12:00'), { zone })).toEqual([]);
    expect(nextReminder([one], at('12:00'), { zone })).toBe(at('12:30'));
    expect(cameToday([one], at('23:00'), { zone }).map(({ moment }) => moment.time)).toEqual(['12:30']);
    expect(cameToday([habit()], at('23:00'), { zone }).map(({ moment }) => moment.time)).toEqual(['09:00']);
  });

  it('of the small hours is of the day that still lasts', () => {
    const clock = { zone, dayStart: 4 };
    const night = instantOf('2026-11-22', '00:30', zone);
    const [due] = dueReminders([habit({ reminderTimes: ['00:30'] })], night, clock);
    expect(due?.moment.day).toBe('2026-11-21');
    expect(nextReminder([habit({ reminderTimes: ['00:30'] })], at('12:00'), clock)).toBe(night);
  });
});

describe('the moments of a habit', () => {
  const zone = 'Europe/Moscow';
  const daily: Schedule = { frequency: 'daily', weekDays: [], timesPerPeriod: 1, periodType: 'week' };
  const weekdays: Schedule = { ...daily, frequency: 'weekly', weekDays: [1, 3] };
  const thrice: Schedule = { ...daily, frequency: 'custom', timesPerPeriod: 1 };
  const at = (day: string, time: string) => instantOf(day, time, zone);
  const week = { after: at('2026-11-16', '00:00'), upTo: at('2026-11-22', '23:59') };
  const done = (date: string) => ({ date, completed: true, skipped: false });

  interface Given {
    schedule?: Schedule;
    pauses?: Pause[];
    entries?: Parameters<typeof marksOf>[0];
    times?: string[];
    days?: number[];
    on?: boolean;
    snoozed?: Remindable['snoozed'];
  }
  const told = (
    { schedule = daily, pauses = [], entries = [], times = ['08:00'], days = [], on = true, snoozed = null }: Given,
    range = week,
  ) => {
    const life = { schedule, createdOn: '2026-11-02', pauses, marks: marksOf(entries), today: '2026-11-18' };
    const habit = { reminderEnabled: on, reminderTimes: times, reminderDays: days, snoozed };
    return habitMoments({ habit, history: historyOf(life) }, range, { zone }).map(
      ({ day, time }) => `${day.slice(8)} ${time}`,
    );
  };

  it.each<[string, Given, string[]]>([
    ['every day', {}, ['16', '17', '18', '19', '20', '21', '22'].map((day) => `${day} 08:00`)],
    [
      'on its days, twice',
      { schedule: weekdays, times: ['20:00', '08:00'] },
      ['16 08:00', '16 20:00', '18 08:00', '18 20:00'],
    ],
    ['on the wanted days alone', { days: [6, 7] }, ['21 08:00', '22 08:00']],
    [
      'not of what is done or skipped',
      { days: [3, 4], entries: [done('2026-11-18'), { date: '2026-11-19', completed: false, skipped: true }] },
      [],
    ],
    ['not in a pause', { pauses: [{ from: '2026-11-17', until: '2026-11-22' }] }, ['16 08:00', '22 08:00']],
    ['not once the quota is met', { schedule: thrice, entries: [done('2026-11-16')] }, []],
    ['not where it is off', { on: false }, []],
  ])('%s', (_, given, moments) => {
    expect(told(given)).toEqual(moments);
  });

  const putOff = (from: string, until: string) => ({
    from: new Date(at(`2026-11-${from.slice(0, 2)}`, from.slice(3))).toISOString(),
    until: new Date(at(`2026-11-${until.slice(0, 2)}`, until.slice(3))).toISOString(),
  });
  const others = ['19 08:00', '20 08:00', '21 08:00', '22 08:00'];

  it.each<[string, Given, string[]]>([
    ['once more where one was put off', { snoozed: putOff('18 08:00', '18 08:10') }, ['18 08:10', ...others]],
    [
      'until another day, beside its own',
      { snoozed: putOff('18 08:00', '19 09:00') },
      ['19 08:00', '19 09:00', ...others.slice(1)],
    ],
    [
      'not of a day that was done after all',
      { snoozed: putOff('18 08:00', '19 09:00'), entries: [done('2026-11-18')] },
      others,
    ],
    [
      'not of a day that was skipped after all',
      { snoozed: putOff('18 08:00', '18 19:00'), entries: [{ date: '2026-11-18', completed: false, skipped: true }] },
      others,
    ],
    [
      'not once it is done the day after',
      { snoozed: putOff('18 08:00', '19 09:00'), entries: [done('2026-11-19')] },
      others.slice(1),
    ],
    [
      'not in a pause that began',
      { snoozed: putOff('18 08:00', '18 19:00'), pauses: [{ from: '2026-11-18', until: '2026-11-19' }] },
      others,
    ],
    ['not on a day on which it is not due', { schedule: weekdays, snoozed: putOff('18 08:00', '19 09:00') }, []],
    [
      'on another day than those on which it reminds',
      { days: [3], snoozed: putOff('18 08:00', '19 09:00') },
      ['19 09:00'],
    ],
    ['not where it is off', { on: false, snoozed: putOff('18 08:00', '18 08:10') }, []],
    ['not where all its times were taken away', { times: [], snoozed: putOff('18 08:00', '18 08:10') }, []],
    [
      'at its other times of the day as well',
      { times: ['08:00', '08:05', '21:00'], days: [3], snoozed: putOff('18 08:00', '18 19:00') },
      ['18 08:05', '18 19:00', '18 21:00'],
    ],
  ])('come %s', (_, given, moments) => {
    expect(told(given, { ...week, after: at('2026-11-17', '12:00') })).toEqual(moments);
  });

  it('are as they were but for the one put off, which comes once, in any zone and over every change of clocks', () => {
    const HOUR = 3_600_000;
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Europe/Moscow',
          'Europe/Berlin',
          'America/New_York',
          'Asia/Vladivostok',
          'Australia/Lord_Howe',
        ),
        fc.integer({ min: 0, max: 24 * 365 * 4 }),
        fc.integer({ min: 1, max: 4 * 24 * 30 }),
        fc.constantFrom(0, 4),
        (zone, quarters, ahead, dayStart) => {
          const from = Date.UTC(2026, 0, 1) + quarters * (HOUR / 4);
          const until = from + ahead * (HOUR / 4);
          const clock = { zone, dayStart };
          const life = {
            schedule: daily,
            createdOn: '2025-12-01',
            pauses: [],
            marks: marksOf([]),
            today: '2026-01-01',
          };
          const own = { reminderEnabled: true, reminderTimes: ['02:30', '09:00', '21:15'], reminderDays: [] };
          const range = { after: from - 24 * HOUR, upTo: until + 48 * HOUR };
          const moments = (snoozed: Remindable['snoozed']) =>
            habitMoments({ habit: { ...own, snoozed }, history: historyOf(life) }, range, clock).map((one) => one.at);
          const iso = (instant: number) => new Date(instant).toISOString();
          const ordinary = moments(null).filter((one) => one > from);
          expect(moments({ from: iso(from), until: iso(until) })).toEqual([...ordinary, until].sort((a, b) => a - b));
          const habits = [{ ...own, snoozed: { from: iso(from), until: iso(until) } }];
          expect(nextTime(habits, from, clock)).toBe(Math.min(until, ordinary[0]!));
        },
      ),
    );
  });

  it('are those behind one instant, up to and with another', () => {
    const day = '2026-11-18';
    const of = (after: string, upTo: string) => told({}, { after: at(day, after), upTo: at(day, upTo) });
    expect([of('07:59', '08:00'), of('08:00', '08:01'), of('07:00', '07:59')]).toEqual([['18 08:00'], [], []]);
  });
});

describe('the next time of several habits, whatever they ask of that day,', () => {
  const zone = 'Asia/Vladivostok';
  const at = (day: string, time: string) => instantOf(`2026-11-${day}`, time, zone);

  it.each([
    [
      'is the earliest that is to come',
      [habit(), habit({ reminderTimes: ['08:30', '21:00'] })],
      '08:30',
      ['21', '09:00'],
    ],
    ['is tomorrow’s, once today’s are over', [habit()], '09:00', ['22', '09:00']],
    ['is on a day that is wanted', [habit({ reminderDays: [5] })], '09:00', ['27', '09:00']],
    ['is that of the same day of the week that follows', [habit({ reminderDays: [6] })], '09:00', ['28', '09:00']],
    ['is none of what does not remind', [habit({ reminderEnabled: false })], '08:00', null],
    ['is none where nothing has a time', [habit({ reminderTimes: [] })], '08:00', null],
  ])('%s', (_, habits, time, next) => {
    expect(nextTime(habits, at('21', time), { zone })).toBe(next ? at(next[0]!, next[1]!) : undefined);
  });

  it.each([
    ['before it', '21', '08:59', false],
    ['at it', '21', '09:00', true],
    ['after midnight, of a day that lasts', '22', '01:00', true],
    ['of a later day', '20', '10:00', false],
  ])('has come or not: %s', (_, day, time, come) => {
    expect(hasCome(habit(), '2026-11-21', at(day, time), { zone, dayStart: 3 })).toBe(come);
  });

  it('of the night is that of the day before it', () => {
    const night = habit({ reminderTimes: ['02:00'] });
    const come = (day: string, now: string) => hasCome(night, '2026-11-21', at(day, now), { zone, dayStart: 3 });
    expect([come('21', '02:30'), come('22', '01:59'), come('22', '02:00')]).toEqual([false, false, true]);
  });
});
