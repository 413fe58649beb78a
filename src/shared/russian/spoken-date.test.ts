import { describe, expect, it } from 'vitest';
import { instantOf } from '../day.ts';
import { spokenDue, spokenMinutes } from './spoken-date.ts';
import { clockAt } from './when-piece.ts';

const ZONE = 'Europe/Moscow';
const NOW = instantOf('2026-11-18', '11:20', ZONE);

describe('a deadline as people say it', () => {
  it.each([
    ['2026-11-18', '18:00', 'сегодня в 18:00'],
    ['2026-11-19', '23:59', 'завтра'],
    ['2026-11-20', '09:00', 'послезавтра в 09:00'],
    ['2026-11-24', '23:59', 'во вторник, 24 ноября'],
    ['2026-11-27', '14:00', 'в пятницу, 27 ноября, в 14:00'],
    ['2026-12-25', '23:59', '25 декабря'],
    ['2027-02-14', '10:30', '14 февраля 2027 года в 10:30'],
    ['2026-11-17', '23:59', 'вчера'],
    ['2026-11-16', '23:59', '16 ноября'],
    ['2026-11-29', '23:59', 'в воскресенье, 29 ноября'],
    ['2026-11-30', '23:59', '30 ноября'],
  ])('%s %s', (day, time, expected) => {
    expect(spokenDue(instantOf(day, time, ZONE), clockAt(NOW, ZONE)).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

describe('minutes as people say them', () => {
  it.each([
    [0, '0 минут'],
    [1, '1 минута'],
    [60, '1 час'],
    [300, '5 часов'],
    [142, '2 часа 22 минуты'],
  ])('%i', (minutes, expected) => {
    expect(spokenMinutes(minutes).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
