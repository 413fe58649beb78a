import { expect, it } from 'vitest';
import type { FocusSession } from './contract.ts';
import { begunBetween, endedSessions, minutesByTask } from './ended.ts';
import { startedSession } from './unsent.ts';

const clock = { zone: 'Europe/Moscow', dayStart: 0 };
const begun = (id: string, at: string, over: Partial<FocusSession> = {}): FocusSession => ({
  ...startedSession({ taskId: 't', durationMinutes: 25 }, { id, taskTitle: 'Отчёт', now: Date.parse(at), clock }),
  ...over,
});
const ended = { status: 'completed', actualDurationMinutes: 20 } as const;
const NOW = Date.parse('2026-05-15T12:00:00Z');

it('the newest comes first, and one whose plan ran out has ended by itself', () => {
  const rows = [
    begun('a', '2026-05-14T21:30:00Z', ended),
    begun('b', '2026-05-15T10:00:00Z', ended),
    begun('c', '2026-05-15T11:35:00Z'),
    begun('d', '2026-05-15T11:36:00Z'),
    begun('e', '2026-05-15T09:00:00Z', { durationMinutes: null }),
    begun('f', '2026-05-15T09:00:00Z', { pausedAt: '2026-05-15T09:10:00.000Z' }),
    begun('g', '2026-05-15T10:00:00Z', { status: 'interrupted', actualDurationMinutes: 0 }),
  ];
  const known = endedSessions(rows, NOW);
  expect(known.map(({ id }) => id)).toEqual(['c', 'g', 'b', 'a']);
  const byItself = { status: 'completed', actualDurationMinutes: 25, endTime: '2026-05-15T12:00:00.000Z' };
  expect(known[0]).toEqual({ ...rows[2], ...byItself });
  expect(begunBetween(known, '2026-05-15', '2026-05-15')).toEqual(known);
  expect(begunBetween(known, '2026-05-14', '2026-05-14')).toEqual([]);
  expect(begunBetween(known, '2026-05-16', '2026-05-16')).toEqual([]);
  expect(endedSessions(rows.toReversed(), NOW)).toEqual(known);
});

it('the minutes of a task are those of its ended sessions', () => {
  const rows = [
    begun('a', '2026-05-15T07:00:00Z', ended),
    begun('b', '2026-05-15T08:00:00Z', ended),
    begun('c', '2026-05-15T09:00:00Z', { ...ended, taskId: null }),
    begun('d', '2026-05-15T10:00:00Z', { ...ended, taskId: 'short', actualDurationMinutes: 0 }),
  ];
  expect(minutesByTask(endedSessions(rows, NOW))).toEqual({ t: 40 });
});
