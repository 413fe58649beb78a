import { expect, it } from 'vitest';
import { bothTimes } from './reminder-times.ts';

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
