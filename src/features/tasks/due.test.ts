import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/day.ts';
import { type Deadline, deadlineOf, NO_DEADLINE } from './deadline.ts';
import { doneLabel, dueLabel } from './due.ts';
import { dueFieldInDays, fromDueField, fullDate, fullDue, toDueField } from './full-due.ts';
import { DUE_MAX, DUE_MIN } from './rules.ts';

const ZONE = 'Europe/Moscow';
const iso = (day: string, time: string, zone = ZONE) => new Date(instantOf(day, time, zone)).toISOString();
const of = (dueDate: string, zone = ZONE) => deadlineOf({ dueDate }, zone) as Deadline & { dueDate: string };
const now = instantOf('2026-11-21', '15:30', ZONE);

describe('label of a deadline', () => {
  it.each([
    ['2026-11-21', '23:59', 'сегодня', 'today'],
    ['2026-11-21', '18:00', 'сегодня,\u00a018:00', 'today'],
    ['2026-11-21', '15:29', 'сегодня,\u00a015:29', 'overdue'],
    ['2026-11-22', '23:59', 'завтра', 'tomorrow'],
    ['2026-11-22', '09:05', 'завтра,\u00a009:05', 'tomorrow'],
    ['2026-11-20', '23:59', 'вчера', 'overdue'],
    ['2026-11-18', '10:00', '18\u00a0ноября,\u00a010:00', 'overdue'],
    ['2026-11-23', '23:59', '23\u00a0ноября', 'later'],
    ['2026-05-01', '23:59', '1\u00a0мая', 'overdue'],
    ['2027-01-09', '23:59', '9\u00a0января\u00a02027', 'later'],
    ['2027-01-09', '10:00', '9\u00a0января\u00a02027', 'later'],
  ])('%s %s → %s (%s)', (day, time, text, tone) => {
    expect(dueLabel(of(iso(day, time)), now, { zone: ZONE })).toEqual({ text, tone });
  });

  it('speaks of the day in the zone of the reader', () => {
    const due = of(iso('2026-11-22', '01:00'));
    expect(dueLabel(due, now, { zone: 'Europe/Kaliningrad' }).text).toBe('завтра,\u00a000:00');
    expect(dueLabel(due, now, { zone: 'America/New_York' }).text).toBe('сегодня,\u00a017:00');
  });

  it('speaks of the day that its owner is in, which may begin later than at midnight', () => {
    const night = instantOf('2026-11-22', '02:30', ZONE);
    const due = of(iso('2026-11-21', '23:59'));
    expect(dueLabel(due, night, { zone: ZONE, dayStart: 3 })).toEqual({ text: 'сегодня', tone: 'today' });
    expect(dueLabel(due, night, { zone: ZONE, dayStart: 2 })).toEqual({ text: 'вчера', tone: 'overdue' });
    expect(dueLabel(of(iso('2026-11-22', '02:00')), night, { zone: ZONE, dayStart: 3 })).toEqual({
      text: 'завтра,\u00a002:00',
      tone: 'overdue',
    });
  });

  it('is the same day in every zone where it has no time', () => {
    const due = of(iso('2026-11-27', '23:59'));
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati'])
      expect(dueLabel(due, now, { zone })).toEqual({ text: '27\u00a0ноября', tone: 'later' });
    const end = instantOf('2026-11-27', '23:59', 'America/Los_Angeles');
    expect(dueLabel(due, end, { zone: 'America/Los_Angeles' }).tone).toBe('today');
    expect(dueLabel(due, end, { zone: ZONE }).tone).toBe('overdue');
  });
});

describe('label of what is done', () => {
  const done = (completedDay: string | null) => ({ completedAt: iso('2026-11-21', '00:30'), completedDay });

  it.each([
    ['2026-11-21', ZONE, 'сегодня,\u00a000:30'],
    [null, ZONE, 'сегодня,\u00a000:30'],
    ['2026-11-21', 'Europe/Berlin', 'сегодня'],
  ])('done on %s, read in %s: %s', (day, zone, text) => {
    expect(doneLabel(done(day), now, { zone })).toBe(text);
  });
});

it.each([
  ['2026-11-01T15:05:00Z', '01 ноября 2026 в 18:05'],
  ['2026-11-01T20:59:00Z', '01 ноября 2026 в 23:59'],
  ['2026-11-01', '01 ноября 2026'],
])('full date of %s', (told, text) => {
  expect(fullDate(told, ZONE)).toBe(text);
});

it.each([
  ['23:59', '01 ноября 2026'],
  ['09:00', '01 ноября 2026 в 09:00'],
])('a whole deadline at %s', (time, text) => {
  expect(fullDue(of(iso('2026-11-01', time)), ZONE)).toBe(text);
});

describe('the deadline field', () => {
  it('is empty for no deadline, and empty means none', () => {
    expect(toDueField(NO_DEADLINE, ZONE)).toBe('');
    expect(fromDueField('', ZONE)).toBeNull();
    expect(fromDueField('2026-11-21', ZONE)).toBeNull();
  });

  it('keeps a minute through the field', () => {
    const minutes = fc.integer({ min: DUE_MIN / 60_000 + 1440, max: Math.floor(DUE_MAX / 60_000) - 1440 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const due = new Date(minute * 60_000).toISOString();
        expect(
          fromDueField(toDueField(of(due, 'Asia/Yekaterinburg'), 'Asia/Yekaterinburg'), 'Asia/Yekaterinburg'),
        ).toBe(due);
      }),
      { examples: [[Date.UTC(2026, 9, 25, 1) / 60_000]] },
    );
  });

  it('offers a day alone', () => {
    expect(dueFieldInDays(1, now, { zone: ZONE })).toBe('2026-11-22T23:59');
    expect(dueFieldInDays(1, instantOf('2026-12-31', '23:30', ZONE), { zone: ZONE })).toBe('2027-01-01T23:59');
  });
});

it('names the time of a neighbouring day across the years, and of no other', () => {
  const eve = instantOf('2026-12-31', '12:00', ZONE);
  const label = (day: string, at: number) => dueLabel(of(iso(day, '10:00')), at, { zone: ZONE }).text;
  expect(label('2027-01-01', eve)).toBe('завтра,\u00a010:00');
  expect(label('2026-12-31', instantOf('2027-01-01', '12:00', ZONE))).toBe('вчера,\u00a010:00');
  expect(label('2027-01-02', eve)).toBe('2\u00a0января\u00a02027');
});

it('takes an instant of which no day is kept for a day in the zone of the reader', () => {
  const older = { dueDate: iso('2026-11-22', '23:59'), dueDay: null, dueHasTime: false };
  expect(dueLabel(older, now, { zone: ZONE })).toEqual({ text: 'завтра', tone: 'tomorrow' });
});

it('leaves out the seconds that a field may add', () => {
  expect(fromDueField('2026-11-21T18:05:30', ZONE)).toBe(iso('2026-11-21', '18:05'));
});
