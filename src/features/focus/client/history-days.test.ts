import { expect, it } from 'vitest';
import { historyDays } from './history-days.ts';

const session = (id: number, localDate: string, actualDurationMinutes: number | null) => ({
  id,
  localDate,
  actualDurationMinutes,
});

it('sessions stand under their days, in their order, and what counts is added up', () => {
  const sessions = [session(1, '2026-03-01', 25), session(2, '2026-03-01', null), session(3, '2026-02-27', 50)];
  expect(historyDays(sessions, '2026-03-01')).toEqual([
    { day: '2026-03-01', name: 'Сегодня', sessions: sessions.slice(0, 2), minutes: 25 },
    { day: '2026-02-27', name: 'пт, 27 февраля', sessions: sessions.slice(2), minutes: 50 },
  ]);
  expect(historyDays([], '2026-03-01')).toEqual([]);
});

it.each([
  ['2026-03-01', 'Сегодня'],
  ['2026-02-28', 'Вчера'],
  ['2026-03-02', 'пн, 2 марта'],
  ['2025-03-01', 'сб, 1 марта 2025 г.'],
])('on the first of March %s is «%s»', (day, name) => {
  expect(historyDays([session(1, day, 1)], '2026-03-01').map((one) => one.name)).toEqual([name]);
});
