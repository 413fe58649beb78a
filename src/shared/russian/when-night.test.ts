import { describe, expect, it } from 'vitest';
import { instantOf } from '../day.ts';
import { spokenDue } from './spoken-date.ts';
import { findWhen, isLate } from './when.ts';
import { clockAt } from './when-piece.ts';

const ZONE = 'Europe/Moscow';
/** Two at night of a Saturday, in the Friday of somebody whose days begin at four. */
const NIGHT = instantOf('2026-11-21', '02:00', ZONE);
const said = (text: string, dayStart: number, now = NIGHT) => {
  const when = findWhen(text, now, ZONE, dayStart);
  return when && `${when.day}${when.time ? ` ${when.time}` : ''}`;
};

describe('at night, in a day that goes on', () => {
  it.each([
    ['сегодня', '2026-11-20'],
    ['завтра', '2026-11-21'],
    ['послезавтра', '2026-11-22'],
    ['вчера', '2026-11-19'],
    ['через три дня', '2026-11-23'],
    ['через неделю', '2026-11-27'],
    ['в субботу', '2026-11-21'],
    // What is said by the clock is the next that there is.
    ['через два часа', '2026-11-21 04:00'],
    ['в 03:00', '2026-11-21 03:00'],
    ['в 01:00', '2026-11-22 01:00'],
    ['в 18:00', '2026-11-21 18:00'],
    ['в девять', '2026-11-21 09:00'],
    ['сегодня в 18:00', '2026-11-21 18:00'],
    ['сегодня в 3 часа ночи', '2026-11-21 03:00'],
    ['сегодня вечером', '2026-11-21 19:00'],
    ['завтра в 18:00', '2026-11-21 18:00'],
    ['послезавтра в 9 утра', '2026-11-22 09:00'],
    ['21 ноября', '2026-11-21'],
  ])('«%s» is %s', (text, expected) => {
    expect(said(text, 4)).toBe(expected);
  });

  it('no evening is still to come from midnight on', () => {
    expect(said('сегодня в 18:00', 4, instantOf('2026-11-21', '00:00', ZONE))).toBe('2026-11-21 18:00');
  });

  it('goes by the calendar from the hour on at which the day begins', () => {
    expect(said('сегодня', 2)).toBe('2026-11-21');
    expect(said('сегодня', 3)).toBe('2026-11-20');
    expect(said('сегодня', 0)).toBe('2026-11-21');
  });

  it('names deadlines by it, and calls a day late when that is over', () => {
    const clock = clockAt(NIGHT, ZONE, 4);
    const [friday, saturday] = ['2026-11-20', '2026-11-21'].map((day) => instantOf(day, '23:59', ZONE)) as [
      number,
      number,
    ];
    expect([friday, saturday].map((due) => spokenDue(due, clock))).toEqual(['сегодня', 'завтра']);
    expect(isLate(friday, clock)).toBe(false);
    expect(isLate(friday, clockAt(NIGHT, ZONE, 2))).toBe(true);
    expect(isLate(friday, clockAt(instantOf('2026-11-21', '04:00', ZONE), ZONE, 4))).toBe(true);
    const evening = instantOf('2026-11-20', '18:00', ZONE);
    expect(isLate(evening, clock)).toBe(true);
    expect(isLate(NIGHT, clock)).toBe(false);
  });
});
