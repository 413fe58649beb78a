import { rowsOf } from '#shared/stored.ts';
import type { StoredTask } from '../contract.ts';
import { TASK_FIELDS, type TaskFields } from '../fields.ts';
import type { Reminding } from '../reminding.ts';
import type { TasksTable } from './tables.ts';

export const taskRows = rowsOf<StoredTask, TaskFields>(TASK_FIELDS);

type Reminded = Pick<
  TasksTable,
  'title' | 'status' | 'due_at' | 'due_day' | 'due_has_time' | 'reminders' | 'deleted_at'
>;

export const hasReminders = ({ reminders }: Pick<Reminded, 'reminders'>) => reminders !== '[]';

/** What reminders go by; a deleted task is as one that was put away. */
export function remindingOf(row: Reminded): Reminding & { title: string } {
  const { title, due_at, due_day, due_has_time, reminders, deleted_at } = row;
  return {
    title,
    status: deleted_at === null ? row.status : 'archived',
    dueDate: due_at === null ? null : new Date(due_at).toISOString(),
    dueDay: due_day,
    dueHasTime: Boolean(due_has_time),
    reminders: JSON.parse(reminders),
  };
}
