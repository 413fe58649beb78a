import { expect, it } from 'vitest';
import { instantOf } from '#shared/day.ts';
import { makeHabit } from '#testing/habit.ts';
import { habitNotificationsOf } from './habit-notifications.ts';

const zone = 'Europe/Moscow';
const at = (time: string) => instantOf('2026-11-21', time, zone);
const NO_MARKS = { read: new Set<string>(), removed: new Set<string>() };
const water = makeHabit({ id: 'water', name: 'Вода', reminderTimes: ['09:00', '13:00'] });
const shown = (time: string, habit = water, marks = NO_MARKS) =>
  habitNotificationsOf({ habits: [habit], marks, now: at(time), clock: { zone } }).map(
    ({ id, description, timestamp, read }) => [id, description, timestamp, read],
  );

it.each([
  ['08:59', []],
  ['09:00', ['09:00']],
  ['12:59', ['09:00']],
  ['13:00', ['13:00']],
  ['23:59', ['13:00']],
])('at %s the last reminder of a habit that is still to be done stands under the bell', (time, told) => {
  expect(shown(time)).toEqual(told.map((one) => [`habit:water:${at(one)}`, 'Вода', at(one), false]));
});

it.each([
  ['done', { completedToday: true }],
  ['skipped', { todaysEntry: { habitId: 'water', date: '2026-11-21', completed: false, skipped: true, note: null } }],
  ['put off', { snoozed: { from: new Date(at('13:00')).toISOString(), until: new Date(at('19:00')).toISOString() } }],
  ['off', { reminderEnabled: false }],
])('none stands there of one that is %s', (_, change) => {
  expect(shown('14:00', { ...water, ...change })).toEqual([]);
});

it('one that was read stays, and one that was put away does not come back before the next', () => {
  const ids = new Set([`habit:water:${at('09:00')}`]);
  expect(shown('10:00', water, { ...NO_MARKS, read: ids })[0]?.[3]).toBe(true);
  expect(shown('10:00', water, { ...NO_MARKS, removed: ids })).toEqual([]);
  expect(shown('13:00', water, { ...NO_MARKS, removed: ids })).toHaveLength(1);
});
