import type { RowOf } from '#shared/stored.ts';
import type { Task } from '../contract.ts';
import type { TaskFields } from '../fields.ts';

export interface TaskTables {
  tasks: TasksTable;
  task_completions: TaskCompletionsTable;
}

/** A column for each field, and what only the server knows of a row. */
export interface TasksTable extends RowOf<Task, TaskFields> {
  user_id: string;
  /** 0-based among the rows of its column that are not deleted; of a deleted row, where it stood. */
  position: number;
  deleted_at: number | null;
  /** The user's revision that last wrote the row. */
  revision: number;
}

/** What stays of a completion when its task is deleted and purged. */
interface TaskCompletionsTable {
  user_id: string;
  task_id: string;
  completed_at: number;
  local_date: string;
}
