import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, instantOf, livedDay } from '#shared/day.ts';
import { makeHabit } from '#testing/habit.ts';
import type { Habit } from './contract.ts';
import { historyOf } from './history.ts';
import { NO_MARKS } from './marks.ts';
import { habitMoments } from './reminders.ts';
import { dueTester } from './schedule.ts';
import { habitSnoozes, putOff } from './snoozing.ts';

const zone = 'Europe/Moscow';
/** A Wednesday. */
const DAY = '2026-11-18';
const at = (time: string) => instantOf(DAY, time, zone);
const offered = (change: Partial<Habit>, time = '09:00', ...others: Habit[]) =>
  habitSnoozes([makeHabit(change), ...others], at(time), { zone }).map(({ choice }) => choice);
const today = ['minutes', 'hour', 'evening'];

it.each<[string, Partial<Habit>, string[]]>([
  ['is due every day', {}, [...today, 'morning']],
  ['is due tomorrow', { frequency: 'weekly', weekDays: [3, 4] }, [...today, 'morning']],
  ['is not due tomorrow', { frequency: 'weekly', weekDays: [3, 5] }, today],
  ['is due every other day', { frequency: 'every_other_day', startedOn: '2026-11-16' }, today],
  ['has a quota', { frequency: 'custom', timesPerPeriod: 3 }, [...today, 'morning']],
  ['rests from tomorrow on', { pauses: [{ from: '2026-11-19', until: null }] }, today],
  ['rested until today', { pauses: [{ from: '2026-11-10', until: '2026-11-18' }] }, [...today, 'morning']],
])('a reminder of a habit that %s is put off to a time at which it may come', (_, change, choices) => {
  expect(offered(change)).toEqual(choices);
});

it('of several habits, a time is offered at which each may remind', () => {
  expect(offered({}, '09:00', makeHabit({ frequency: 'weekly', weekDays: [3] }))).toEqual(today);
});

it('late in the evening, an hour more is a day on which it may not be due', () => {
  expect(offered({ frequency: 'weekly', weekDays: [3] }, '23:30')).toEqual(['minutes']);
});

it('whatever is offered comes at its time, where the habit is due as it is put off', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Habit['frequency']>('daily', 'every_other_day', 'weekly', 'monthly', 'custom'),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      fc.integer({ min: 0, max: 24 * 60 }),
      fc.integer({ min: 0, max: 6 }),
      (frequency, weekDays, hours, dayStart) => {
        const now = Date.parse('2026-11-02T06:00:00Z') + hours * HOUR;
        const clock = { zone, dayStart };
        const habit = makeHabit({ frequency, weekDays, reminderTimes: ['09:00'] });
        const today = livedDay(now, clock);
        const history = historyOf({ schedule: habit, createdOn: habit.startedOn, pauses: [], marks: NO_MARKS, today });
        fc.pre(dueTester(history)(history.today));
        for (const { until } of habitSnoozes([habit], now, clock)) {
          const span = { after: until - 1, upTo: until };
          const comes = habitMoments({ habit: { ...habit, ...putOff(now, until) }, history }, span, clock);
          expect(new Set(comes.map((moment) => moment.at))).toEqual(new Set([until]));
        }
      },
    ),
  );
});
