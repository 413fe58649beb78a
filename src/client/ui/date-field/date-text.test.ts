import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#shared/day.ts';
import { ALONE, dateOf, dateText, dateWords, partsOf } from './date-text.ts';

const clock = { zone: 'Europe/Moscow', dayStart: 0 };
/** Friday, 15:00 in Moscow. */
const now = Date.parse('2026-11-27T12:00:00.000Z');

it.each([
  ['завтра', '2026-11-28T23:59'],
  ['пн 18:00', '2026-11-30T18:00'],
  ['31 декабря в 9', '2026-12-31T09:00'],
  ['2026-12-31T18:30', '2026-12-31T18:30'],
  ['2026-12-31', '2026-12-31T23:59'],
  ['огурцы', undefined],
  ['2026-02-30T10:00', undefined],
  ['', undefined],
])('reads «%s»', (text, value) => {
  expect(dateOf(text, { now, clock, alone: ALONE })).toBe(value);
});

it('gives a day of which no time is said the time that it is asked to', () => {
  expect(dateOf('завтра', { now, clock, alone: '09:00' })).toBe('2026-11-28T09:00');
});

it.each([
  ['25.11', '2026-11-25T23:59'],
  ['27.11', '2026-11-27T23:59'],
  ['28.11', '2025-11-28T23:59'],
  ['5 мая', '2026-05-05T23:59'],
  ['завтра', '2026-11-28T23:59'],
  ['28.11.2026', '2026-11-28T23:59'],
])('where no day after today can be meant, reads «%s» as the last such day', (text, value) => {
  expect(dateOf(text, { now, clock, alone: ALONE, latest: '2026-11-27' })).toBe(value);
});

it.each([
  ['2026-12-31T18:30', '31.12.2026, 18:30'],
  ['2026-12-01T23:59', '01.12.2026'],
  ['2026-12-01', '01.12.2026'],
  ['огурцы', 'огурцы'],
  ['2026-02-30T10:00', '2026-02-30T10:00'],
  ['2026-12-31T24:00', '2026-12-31T24:00'],
  ['', ''],
])('tells %s', (value, words) => {
  expect(dateText(value)).toBe(words);
});

it.each([
  ['2026-12-31T18:30', '31 декабря 2026, 18:30'],
  ['2026-12-01T23:59', '1 декабря 2026'],
  ['огурцы', ''],
])('says of %s «%s»', (value, words) => {
  expect(dateWords(value)).toBe(words);
});

it('takes a value apart', () => {
  expect(partsOf('2026-12-31T18:30')).toEqual({ day: '2026-12-31', time: '18:30' });
  expect(partsOf('2026-12-31')).toEqual({ day: '2026-12-31', time: undefined });
});

it('reads what it tells', () => {
  const value = fc.tuple(fc.integer({ min: 0, max: 36_500 }), fc.nat(23), fc.nat(59)).map(([days, hour, minute]) => {
    const time = [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':');
    return `${addDays('2000-01-01', days)}T${time}`;
  });
  fc.assert(
    fc.property(value, (date) => {
      for (const text of [dateText(date), dateWords(date)])
        expect(dateOf(text, { now, clock, alone: ALONE })).toBe(date);
    }),
  );
});
