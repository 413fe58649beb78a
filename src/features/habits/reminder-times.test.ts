import { expect, it } from 'vitest';
import { bothTimes, turnedReminder } from './reminder-times.ts';

it.each([
  ['nothing', {}, {}],
  ['one time', { reminderTime: '08:00' }, { reminderTime: '08:00', reminderTimes: ['08:00'] }],
  ['none, by whoever knows one', { reminderTime: null }, { reminderTime: null, reminderTimes: [] }],
  ['none, by a form', { reminderTime: '' }, { reminderTime: null, reminderTimes: [] }],
  [
    'several',
    { reminderTimes: ['20:00', '08:00', '20:00'] },
    { reminderTime: '08:00', reminderTimes: ['08:00', '20:00'] },
  ],
  ['none of several', { reminderTimes: [] }, { reminderTime: null, reminderTimes: [] }],
  ['both', { reminderTime: '07:00', reminderTimes: ['08:00'] }, { reminderTime: '08:00', reminderTimes: ['08:00'] }],
])('said is %s', (_, said, times) => {
  expect(bothTimes(said)).toEqual(times);
  expect(bothTimes(bothTimes(said))).toEqual(times);
});

it.each([
  ['put where there is none', false, [], '08:00', true, ['08:00']],
  ['put where reminders are off, with none of before', false, ['21:00'], '08:00', true, ['08:00']],
  ['put in its order', true, ['20:00'], '08:00', true, ['08:00', '20:00']],
  ['taken away', true, ['08:00', '20:00'], '08:00', true, ['20:00']],
  ['taken away as the last', true, ['08:00'], '08:00', false, []],
])('a time is %s', (_, reminderEnabled, reminderTimes, time, on, next) => {
  expect(turnedReminder({ reminderEnabled, reminderTimes }, time)).toEqual({
    reminderEnabled: on,
    reminderTimes: next,
  });
});
