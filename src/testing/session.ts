import type { FocusSession } from '#features/focus/contract.ts';

/** A session without a task that ended with its plan of twenty-five minutes, but for the given fields. */
export const makeSession = (fields: Partial<FocusSession> = {}): FocusSession => ({
  id: 'a',
  taskId: null,
  taskTitle: null,
  startTime: '2026-11-21T09:00:00.000Z',
  endTime: '2026-11-21T09:25:00.000Z',
  durationMinutes: 25,
  isUnlimited: false,
  status: 'completed',
  actualDurationMinutes: 25,
  pausedAt: null,
  pausedMs: 0,
  localDate: '2026-11-21',
  ...fields,
});
