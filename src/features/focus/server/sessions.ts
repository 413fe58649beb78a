import type { FocusSession } from '../contract.ts';
import { ownEnding, type Running, type Stretch } from '../rules.ts';
import type { NewSession, SessionRow } from './store.ts';

const instant = (value: number | null) => (value === null ? null : new Date(value).toISOString());

export function toSession(row: NewSession): FocusSession {
  return {
    id: row.id,
    taskId: row.task_id,
    taskTitle: row.task_title,
    startTime: new Date(row.started_at).toISOString(),
    endTime: instant(row.ended_at),
    durationMinutes: row.planned_minutes,
    isUnlimited: row.planned_minutes === null,
    status: row.status,
    actualDurationMinutes: row.actual_minutes,
    pausedAt: instant(row.paused_at),
    pausedMs: row.paused_for,
    localDate: row.local_date,
  };
}

export const toRunning = (row: NewSession): Running => ({
  startedAt: row.started_at,
  plannedMinutes: row.planned_minutes,
  pausedAt: row.paused_at,
  pausedFor: row.paused_for,
  witnessedAt: row.witnessed_at,
});

/** From when to when it lasted: one that runs, until it ends by itself. */
export const toStretch = (row: SessionRow): Stretch => ({
  startedAt: row.started_at,
  endedAt: row.ended_at ?? ownEnding(toRunning(row)).endedAt,
});

/** One that begins. */
export function newSession(
  userId: string,
  id: string,
  task: { id: string; title: string } | null,
  { startedAt, plannedMinutes, localDate }: { startedAt: number; plannedMinutes: number | null; localDate: string },
): NewSession {
  return {
    user_id: userId,
    id,
    task_id: task?.id ?? null,
    task_title: task?.title ?? null,
    status: 'active',
    planned_minutes: plannedMinutes,
    started_at: startedAt,
    witnessed_at: startedAt,
    paused_at: null,
    paused_for: 0,
    ended_at: null,
    own_minutes: null,
    actual_minutes: null,
    local_date: localDate,
    deleted_at: null,
    field_times: '',
  };
}
