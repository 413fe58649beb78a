import { expect, it } from 'vitest';
import type { FocusSession } from '#features/focus/contract.ts';
import type { PlannedTask } from '#features/tasks/dated.ts';
import { instantOf } from '#shared/day.ts';
import { makeSession } from '#testing/session.ts';
import { deadlineEntry, planEntry, sessionEntry } from './entries.ts';
import { oneLine, TELLS } from './rules.ts';

const DAY = '2026-11-23';
const ZONE = 'Asia/Vladivostok';
const task = { id: 'a', title: 'Отчёт', due: null, plan: null, changedAt: 5 };

it.each([
  ['on a whole day', null, { day: DAY }],
  ['at a moment', 1000, { from: 1000, to: null }],
])('a deadline %s lasts no time and leaves its owner free', (_, at, when) => {
  expect(deadlineEntry({ ...task, due: { day: DAY, at } })).toEqual({
    uid: 'due-a',
    title: 'Срок: Отчёт',
    when,
    changedAt: 5,
    busy: false,
    taskId: 'a',
  });
});

const at = (time: string) => instantOf(DAY, time, ZONE);
it.each<[string, PlannedTask['plan'], object]>([
  ['for a day leaves its owner free', { day: DAY, time: null, minutes: 90 }, { when: { day: DAY }, busy: false }],
  [
    'for a time takes half an hour',
    { day: DAY, time: '10:00', minutes: null },
    { when: { from: at('10:00'), to: at('10:30') }, busy: true },
  ],
  [
    'for a time takes what it is estimated at',
    { day: DAY, time: '10:00', minutes: 90 },
    { when: { from: at('10:00'), to: at('11:30') }, busy: true },
  ],
])('a plan %s', (_, plan, expected) => {
  expect(planEntry({ ...task, plan }, ZONE)).toEqual({
    uid: 'plan-a',
    title: 'Отчёт',
    changedAt: 5,
    taskId: 'a',
    ...expected,
  });
});

const session = makeSession({ id: 's', taskId: 'a', taskTitle: 'Отчёт' });
const [from, to] = [Date.parse(session.startTime), Date.parse(session.endTime!)];

it.each<[string, Partial<FocusSession>, object]>([
  ['on a task is called by it', {}, { title: 'Фокус: Отчёт', when: { from, to }, changedAt: to }],
  ['on no task is called a session', { taskId: null, taskTitle: null }, { title: 'Фокус-сессия', taskId: null }],
  ['of which no end is known lasts no time', { endTime: null }, { when: { from, to: from }, changedAt: from }],
])('a session %s', (_, said, expected) => {
  expect(sessionEntry({ ...session, ...said })).toMatchObject({ uid: 'focus-s', busy: true, taskId: 'a', ...expected });
});

it.each([
  ['Отчёт', 'Отчёт'],
  ['Отчёт\r\nATTENDEE:x', 'Отчёт ATTENDEE:x'],
  ['  в\u2028две\u0085строки\u0000 ', 'в две строки'],
])('the title %j stands in one line as %j', (title, line) => {
  expect(oneLine(title)).toBe(line);
});

it('others read two months behind today and two years ahead', () => {
  expect(TELLS).toEqual({ behind: 60, ahead: 730 });
});
