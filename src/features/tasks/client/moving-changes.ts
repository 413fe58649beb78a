import type { Task, TaskChange } from '../contract.ts';
import { useScopedUpdate } from './use-scoped-update.ts';

/** Puts a task on another day, one of a series after asking what of it is meant; answers whether it was put there. */
export const usePutTask = (): ((task: Task, change: TaskChange) => Promise<boolean>) => useScopedUpdate();
