import type { RowOf } from '#shared/stored.ts';
import type { StoredTask } from '../contract.ts';
import type { TaskFields } from '../fields.ts';

export interface TaskTables {
  tasks: TasksTable;
  task_completions: TaskCompletionsTable;
}

/** A column for each field, and what only the server knows of a row. */
export interface TasksTable extends RowOf<StoredTask, TaskFields> {
  user_id: string;
  deleted_at: number | null;
  /** The project that it was in when that was deleted, unless it was given one since; it may be gone for good. */
  left_project_id: string | null;
  /** The user's revision that last wrote the row. */
  revision: number;
  /** The user's revision that last moved others by it: those behind where it stood or stands. */
  placed_revision: number;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
}

/** What stays of a completion when its task is deleted and purged. */
interface TaskCompletionsTable {
  user_id: string;
  task_id: string;
  completed_at: number;
  local_date: string;
}
