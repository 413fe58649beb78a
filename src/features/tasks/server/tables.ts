export interface TaskTables {
  tasks: TasksTable;
  task_completions: TaskCompletionsTable;
}

export interface TasksTable {
  user_id: string;
  id: string;
  title: string;
  description: string | null;
  priority: 'low' | 'medium' | 'high';
  status: 'active' | 'completed' | 'archived';
  project_id: string | null;
  kanban_column_id: string | null;
  /** 0-based among the rows of its column that are not deleted; of a deleted row, where it stood. */
  position: number;
  due_at: number | null;
  created_at: number;
  updated_at: number;
  completed_at: number | null;
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
