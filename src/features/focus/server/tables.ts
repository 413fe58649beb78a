export interface FocusTables {
  focus_sessions: FocusSessionsTable;
}

export interface FocusSessionsTable {
  user_id: string;
  id: string;
  /** Null without a task, and once the task is purged. */
  task_id: string | null;
  /** The task's title; stays when the task goes. */
  task_title: string | null;
  status: 'active' | 'completed' | 'interrupted';
  /** Null is unlimited. */
  planned_minutes: number | null;
  started_at: number;
  /** When somebody was last known to be at it: the start, a pause, or the latest check-in. */
  witnessed_at: number;
  /** When the pause began that still goes on. */
  paused_at: number | null;
  /** Milliseconds of the pauses that are over. */
  paused_for: number;
  ended_at: number | null;
  /** Its own, whatever else was at that time; null until it ends. */
  own_minutes: number | null;
  /** Those that count: without what lies in an earlier session. */
  actual_minutes: number | null;
  /** Day on which it began. */
  local_date: string;
  deleted_at: number | null;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
  /** The user's revision that last wrote the row. */
  revision: number;
}
