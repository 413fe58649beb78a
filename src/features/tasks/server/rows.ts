import { rowsOf } from '#shared/stored.ts';
import type { StoredTask } from '../contract.ts';
import { TASK_FIELDS, type TaskFields } from '../fields.ts';

export const taskRows = rowsOf<StoredTask, TaskFields>(TASK_FIELDS);
