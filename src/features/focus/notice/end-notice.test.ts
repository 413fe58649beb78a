import { expect, it } from 'vitest';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { endedWithPlan } from './end-notice.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
const session = (change: Partial<FocusSession>): FocusSession => ({
  id: 'a',
  taskId: null,
  taskTitle: null,
  startTime: at(0),
  endTime: at(25),
  durationMinutes: 25,
  isUnlimited: false,
  status: 'completed',
  actualDurationMinutes: 25,
  pausedAt: null,
  pausedMs: 0,
  localDate: '2026-11-21',
  ...change,
});

it.each([
  ['its time was over', {}, 25, 25],
  ['a window was a moment early', { endTime: at(25 - 0.05) }, 25, 25 - 0.05],
  ['it had been paused', { endTime: at(30), pausedMs: 5 * MINUTE }, 30, 30],
  ['that is minutes ago', {}, 27, undefined],
  ['somebody ended it before', { endTime: at(20) }, 20, undefined],
  ['it was broken off', { status: 'interrupted' }, 25, undefined],
  ['it has no time', { durationMinutes: null, isUnlimited: true }, 25, undefined],
  ['it runs', { status: 'active', endTime: null }, 25, undefined],
] as const)('a session is told to have ended with its time where %s', (_, change, minute, told) => {
  const ended = endedWithPlan(session(change), start + minute * MINUTE);
  expect(ended).toBe(told === undefined ? undefined : start + told * MINUTE);
});
