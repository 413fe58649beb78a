import { expect, it } from 'vitest';
import { dayTitle } from './day-title.ts';

it.each([
  ['2026-11-25', '2026-11-25', 'Сегодня'],
  ['2026-11-24', '2026-11-25', 'Вчера'],
  ['2025-12-31', '2026-01-01', 'Вчера'],
  ['2026-11-23', '2026-11-25', 'пн, 23 ноября'],
  ['2026-11-26', '2026-11-25', 'чт, 26 ноября'],
  ['2025-11-26', '2026-11-25', 'ср, 26 ноября 2025 г.'],
])('rows of %s stand on %s under «%s»', (day, today, title) => {
  expect(dayTitle(day, today).replaceAll('\u00a0', ' ')).toBe(title);
});
