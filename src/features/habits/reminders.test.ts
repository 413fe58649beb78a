import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/day.ts';
import { dueReminders, nextReminder, type Remindable } from './reminders.ts';

const habit = (change: Partial<Remindable> = {}): Remindable => ({
  id: 'a',
  reminderEnabled: true,
  reminderTime: '09:00',
  completedToday: false,
  todaysEntry: null,
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
    ['without a time', '09:00', { reminderTime: null }, false],
  ])('%s', (_, time, change, due) => {
    expect(dueReminders([habit(change)], at(time), zone)).toHaveLength(due ? 1 : 0);
  });

  it('waits for the earliest that is left today', () => {
    const habits = [habit(), habit({ reminderTime: '21:30' }), habit({ reminderTime: '13:00' })];
    expect(nextReminder(habits, at('09:00'), zone)).toBe(at('13:00'));
    expect(nextReminder(habits, at('21:30'), zone)).toBeNull();
  });

  it('at a time that a clock change leaves out comes after the change', () => {
    const berlin = 'Europe/Berlin';
    const now = instantOf('2027-03-28', '01:59', berlin);
    expect(nextReminder([habit({ reminderTime: '02:30' })], now, berlin)).toBe(
      instantOf('2027-03-28', '03:30', berlin),
    );
  });
});
