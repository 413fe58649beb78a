import { expect, it } from 'vitest';
import { withDefaultReminder } from './default-reminder.ts';

const zone = 'Europe/Moscow';
const id = () => 'made';
const AT_NOON = { title: 'Созвон', dueDate: '2026-12-02T09:00:00.000Z' };
const remindersOf = (input: object, before: number | null | undefined) =>
  withDefaultReminder({ title: 'Созвон', priority: 'medium', ...input }, { zone, before }, id).reminders;

it.each([
  ['of a time, so many minutes ahead', AT_NOON, 30, [{ id: 'made', beforeMinutes: 30 }]],
  ['at the time itself', AT_NOON, 0, [{ id: 'made', beforeMinutes: 0 }]],
  ['not where the settings have none', AT_NOON, null, undefined],
  ['not where the settings are not known', AT_NOON, undefined, undefined],
  ['not of a day', { dueDay: '2026-12-02' }, 30, undefined],
  ['not of the end of a day, which is the day', { dueDate: '2026-12-02T20:59:00.000Z' }, 30, undefined],
  ['not without a deadline', {}, 30, undefined],
  ['not of one without a deadline, said so', { dueDate: null }, 30, undefined],
  ['none where somebody wants none', { ...AT_NOON, reminders: [] }, 30, []],
  [
    'only what somebody said',
    { ...AT_NOON, reminders: [{ id: 'own', beforeMinutes: 5 }] },
    30,
    [{ id: 'own', beforeMinutes: 5 }],
  ],
])('a new task is reminded of %s', (_, input, before, expected) => {
  expect(remindersOf(input, before)).toEqual(expected);
});
