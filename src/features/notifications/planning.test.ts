import { describe, expect, it } from 'vitest';
import type { Reminding } from '#features/tasks/reminding.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { dealtWith, plannedAt, sentUntil } from './planning.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const clock = { zone: 'Europe/Moscow', allDayReminderAt: '09:00' };
const moment = { now, sentUntil: now, clock };
/** Reminders at noon and so many minutes. */
const task = (...minutes: number[]): Reminding => ({
  status: 'active',
  dueDate: null,
  dueDay: null,
  dueHasTime: false,
  reminders: minutes.map((minute) => ({
    id: `r${minute}`,
    at: new Date(now + 3 * HOUR + minute * MINUTE).toISOString().slice(0, 16),
  })),
});
/** One reminder that came at a minute and stands at another one now. */
const movedFrom = (from: number, to: number): Reminding => ({
  ...task(to),
  reminders: task(to).reminders.map((reminder) => ({ ...reminder, id: `r${from}` })),
});
const done = (of: Reminding): Reminding => ({ ...of, status: 'completed' });
const minutes = (at: number | undefined) => (at === undefined ? undefined : (at - now) / MINUTE);

describe('of a task that was written, the next reminder', () => {
  it.each([
    ['is the first that is to come', null, task(-60, 30, 90), 30],
    ['is none of what has none', null, task(), undefined],
    ['is none of what is done', task(30), done(task(30)), undefined],
    ['is none that has come before', task(-1), task(-1), undefined],
    ['comes at once where it was said a moment too late', null, task(-1), -1],
    ['comes at once where it was moved to a moment ago', task(30), task(-1), -1],
    ['is none of long ago, though it is new', null, task(-5), undefined],
    ['is none that has come, of what is taken up again', done(task(-1)), task(-1), undefined],
    ['is that which is now over, and the one after it', task(0), task(0, 10), 10],
  ])('%s', (_, before, after, told) => {
    expect(minutes(plannedAt({ before, after }, moment))).toBe(told);
  });

  it.each([
    ['that has come and was not sent, as in quiet hours', -30, -30],
    ['that comes just now', 0, 0],
    ['that is to come', 30, 30],
    ['that is to come where none waited', undefined, 30],
  ])('is the one %s', (_, waiting, told) => {
    const whole = task(-60, waiting ?? -30, 30);
    const since = sentUntil(waiting === undefined ? undefined : now + waiting * MINUTE, now);
    expect(minutes(plannedAt({ before: whole, after: whole }, { ...moment, sentUntil: since }))).toBe(told);
  });
});

describe('a reminder that devices show', () => {
  it.each([
    ['of what is done by now', task(-30), done(task(-30)), -30],
    ['that is gone', task(-30), task(), -30],
    ['of which there is a later one', task(-30), task(-30, -10), -30],
    ['of what stays as it is', task(-30), task(-30), undefined],
    ['of the last moment at which it was sent', task(-12 * 60), done(task()), -12 * 60],
    ['that was moved to a time which has come as well', task(-30), movedFrom(-30, -10), -30],
    ['of long ago', task(-12 * 60 - 1), done(task()), undefined],
    ['that has not come yet', task(30), done(task(30)), undefined],
    ['of a task that is new', null, task(-30), undefined],
  ])('is dealt with: %s', (_, before, after, told) => {
    expect(minutes(dealtWith({ before, after }, moment)?.at)).toBe(told);
  });
});
