import type { Task } from '#features/tasks/contract.ts';

/** Shows a task's detail. */
export type OpenTask = (task: Pick<Task, 'id'>) => void;
