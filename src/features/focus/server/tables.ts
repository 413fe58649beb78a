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
  /** When somebody was last known to be at it: the start, or the latest check-in. */
  witnessed_at: number;
  ended_at: number | null;
  actual_minutes: number | null;
  /** Day on which it began. */
  local_date: string;
  /** The user's revision that last wrote the row. */
  revision: number;
}
