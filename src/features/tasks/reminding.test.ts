import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instantOf, MINUTE } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { deadlineOf } from './deadline.ts';
import type { Reminder } from './reminder-contract.ts';
import { reminderWords } from './reminder-words.ts';
import { lastDue, momentOf, nextDue, remindersAgain, remindersOf, timeliness } from './reminding.ts';

const ID = '01936f2c-8a00-7000-8000-0000000000a1';
const BERLIN = { zone: 'Europe/Berlin', allDayReminderAt: '09:00' };
const NONE = { dueDate: null, dueDay: null, dueHasTime: false };
const day = (dueDay: string, zone = BERLIN.zone) => deadlineOf({ dueDay }, zone)!;
const timed = (on: string, time: string, zone = BERLIN.zone) => ({
  dueDate: new Date(instantOf(on, time, zone)).toISOString(),
  dueDay: on,
  dueHasTime: true,
});
const at = (text: string): Reminder => ({ id: ID, at: text });
const ahead = (beforeMinutes: number): Reminder => ({ id: ID, beforeMinutes });
const iso = (instant: number | null) => instant && new Date(instant).toISOString();

describe('a reminder comes', () => {
  it.each([
    ['at its time on the wall', at('2026-11-21T18:30'), NONE, '2026-11-21T17:30:00.000Z'],
    ['at its time in summer', at('2026-07-21T18:30'), NONE, '2026-07-21T16:30:00.000Z'],
    ['after the hour that a change of clocks leaves out', at('2026-03-29T02:30'), NONE, '2026-03-29T01:30:00.000Z'],
    ['the first time where a time comes twice', at('2026-10-25T02:30'), NONE, '2026-10-25T00:30:00.000Z'],
    ['so long before a time', ahead(60), timed('2026-11-21', '18:00'), '2026-11-21T16:00:00.000Z'],
    ['at the deadline', ahead(0), timed('2026-11-21', '18:00'), '2026-11-21T17:00:00.000Z'],
    ['of a day alone from the hour of the settings', ahead(0), day('2026-11-21'), '2026-11-21T08:00:00.000Z'],
    ['a day before a day alone at that hour', ahead(1440), day('2026-11-21'), '2026-11-20T08:00:00.000Z'],
    ['days and hours before a day alone', ahead(1530), day('2026-11-21'), '2026-11-20T06:30:00.000Z'],
    ['days and hours before a time', ahead(1530), timed('2026-11-21', '18:00'), '2026-11-20T15:30:00.000Z'],
    [
      'a day before at the same time on the wall, though clocks changed',
      ahead(1440),
      timed('2026-03-29', '18:00'),
      '2026-03-28T17:00:00.000Z',
    ],
    [
      'an hour before as time passes, though clocks changed',
      ahead(60),
      timed('2026-03-29', '03:30'),
      '2026-03-29T00:30:00.000Z',
    ],
    ['never without a deadline to count from', ahead(60), NONE, null],
  ])('%s', (_, reminder, deadline, moment) => {
    expect(iso(momentOf(reminder, deadline, BERLIN))).toBe(moment);
  });

  it('by the clock of another zone after a move there, and a day alone by the hour of that wall', () => {
    const tokyo = { ...BERLIN, zone: 'Asia/Tokyo' };
    expect(iso(momentOf(at('2026-11-21T18:30'), NONE, tokyo))).toBe('2026-11-21T09:30:00.000Z');
    expect(iso(momentOf(ahead(0), day('2026-11-21', tokyo.zone), tokyo))).toBe('2026-11-21T00:00:00.000Z');
    expect(iso(momentOf(ahead(60), timed('2026-11-21', '18:00'), tokyo))).toBe('2026-11-21T16:00:00.000Z');
  });

  it('as late as it was put off to, unless a new deadline is later', () => {
    const snoozed = { ...ahead(60), snoozedUntil: '2026-11-21T17:30:00.000Z' };
    expect(iso(momentOf(snoozed, timed('2026-11-21', '18:00'), BERLIN))).toBe('2026-11-21T17:30:00.000Z');
    expect(iso(momentOf(snoozed, timed('2026-11-28', '18:00'), BERLIN))).toBe('2026-11-28T16:00:00.000Z');
    expect(momentOf(snoozed, NONE, BERLIN)).toBeNull();
  });

  it('of the several of a task in their order; of one that is done, never', () => {
    const task = makeTask({
      ...timed('2026-11-21', '18:00'),
      reminders: [ahead(0), at('2026-11-20T10:00'), ahead(60)],
    });
    const moments = remindersOf(task, BERLIN).map((due) => iso(due.at));
    expect(moments).toEqual(['2026-11-20T09:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026-11-21T17:00:00.000Z']);
    expect(lastDue(task, Date.parse('2026-11-21T16:59:59Z'), BERLIN)?.reminder).toEqual(ahead(60));
    expect(lastDue(task, Date.parse('2026-11-20T08:59:59Z'), BERLIN)).toBeUndefined();
    expect(lastDue(task, Date.parse('2026-11-21T17:00:00Z'), BERLIN)?.reminder).toEqual(ahead(0));
    const next = (time: string) => nextDue(task, Date.parse(time), BERLIN)?.reminder;
    expect(next('2026-11-20T08:59:59Z')).toEqual(at('2026-11-20T10:00'));
    expect(next('2026-11-20T09:00:00Z')).toEqual(ahead(60));
    expect(next('2026-11-21T17:00:00Z')).toBeUndefined();
    expect(remindersOf({ ...task, ...NONE }, BERLIN).map(({ reminder }) => reminder)).toEqual([at('2026-11-20T10:00')]);
    for (const status of ['completed', 'archived'] as const)
      expect(remindersOf({ ...task, status }, BERLIN)).toEqual([]);
  });
});

it('that was put off hides those that came before it, until it comes', () => {
  const until = '2026-11-21T17:30:00.000Z';
  const task = makeTask({
    ...timed('2026-11-21', '18:00'),
    reminders: [ahead(60), { ...ahead(0), snoozedUntil: until }],
  });
  const last = (time: string) => lastDue(task, Date.parse(`2026-11-21T${time}Z`), BERLIN)?.reminder;
  expect(last('16:30:00')).toEqual(ahead(60));
  expect(last('17:00:00')).toBeUndefined();
  expect(last('17:30:00')).toMatchObject({ beforeMinutes: 0 });
  const together = makeTask({
    reminders: [at('2026-11-21T18:00'), { ...at('2026-11-21T18:00'), snoozedUntil: until }],
  });
  expect(lastDue(together, Date.parse('2026-11-21T17:10:00Z'), BERLIN)).toBeUndefined();
});

it('is sent late within twelve hours, and then stands under the bell alone', () => {
  const told = [0, 5 * MINUTE, 5 * MINUTE + 1, 12 * HOUR, 12 * HOUR + 1].map((late) => timeliness(HOUR, HOUR + late));
  expect(told).toEqual(['punctual', 'punctual', 'late', 'late', 'over']);
});

it('goes on with a series: shifted by its days, at the same time on the wall, not put off, under an id of its own', () => {
  const snoozedUntil = '2026-11-21T17:30:00.000Z';
  const again = remindersAgain([{ ...at('2026-10-24T18:30'), snoozedUntil }, ahead(60)], 7);
  expect(again).toMatchObject([{ at: '2026-10-31T18:30' }, { beforeMinutes: 60 }]);
  expect(again.some((one) => one.id === ID || 'snoozedUntil' in one)).toBe(false);
});

it('never comes before what it is put off to, nor before its own time', () => {
  const offset = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_320 }), offset, (minutes, hours) => {
      const due = timed('2026-11-21', '18:00');
      const own = momentOf(ahead(minutes), due, BERLIN)!;
      const until = Date.parse(due.dueDate) + hours * HOUR;
      const put = momentOf({ ...ahead(minutes), snoozedUntil: new Date(until).toISOString() }, due, BERLIN)!;
      expect(put).toBe(Math.max(own, until));
    }),
  );
});

it.each([
  [[], ''],
  [[at('2026-11-21T18:05')], '21 ноября 2026 в 18:05'],
  [[ahead(0)], 'в срок'],
  [[ahead(1)], 'за 1\u00a0минуту до срока'],
  [[ahead(10), ahead(60)], 'за 10\u00a0минут до срока, за 1\u00a0час до срока'],
  [[ahead(1440)], 'за 1\u00a0день до срока'],
  [[ahead(10_080)], 'за 1\u00a0неделю до срока'],
  [[ahead(1530)], 'за 1\u00a0день 1\u00a0час 30\u00a0минут до срока'],
])('%j is told as «%s»', (reminders, words) => {
  expect(reminderWords(reminders)).toBe(words);
});
