import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '../day.ts';
import { ago } from './ago.ts';

const DAY = 24 * HOUR;

it.each([
  [-HOUR, 'только что'],
  [0, 'только что'],
  [MINUTE - 1, 'только что'],
  [MINUTE, '1 минуту назад'],
  [5 * MINUTE, '5 минут назад'],
  [HOUR - 1, '59 минут назад'],
  [HOUR, '1 час назад'],
  [22 * HOUR, '22 часа назад'],
  [DAY, '1 день назад'],
  [12 * DAY, '12 дней назад'],
  [60 * DAY, '2 месяца назад'],
  [364 * DAY, '12 месяцев назад'],
  [800 * DAY, '2 года назад'],
])('%i ms is «%s»', (passed, words) => {
  expect(ago(1e12, 1e12 + passed)).toBe(words);
});
