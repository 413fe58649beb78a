import type { StoredTask } from '#features/tasks/contract.ts';
import type { TaskView } from '../engine/model.ts';

const instant = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** A task as the engine sees it. A position would go stale: it changes with other tasks. */
export const toView = ({ position: _, ...task }: StoredTask & { position?: number }): TaskView => ({
  ...task,
  dueDate: instant(task.dueDate),
  createdAt: Date.parse(task.createdAt),
  completedAt: instant(task.completedAt),
});
