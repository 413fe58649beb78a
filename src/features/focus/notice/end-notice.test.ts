import { expect, it } from 'vitest';
import { MINUTE } from '#shared/day.ts';
import { makeSession } from '#testing/session.ts';
import { endedWithPlan } from './end-notice.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();

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
  const ended = endedWithPlan(makeSession(change), start + minute * MINUTE);
  expect(ended).toBe(told === undefined ? undefined : start + told * MINUTE);
});
