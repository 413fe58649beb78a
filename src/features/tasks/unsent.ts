import type { DayClock } from '#shared/day.ts';
import type { NewTask, Task, TaskChange } from './contract.ts';
import type { Deadline } from './deadline.ts';
import { type ChangeOfMany, draftTask, editStatuses, editStep, editTask, editTasks } from './edits.ts';
import { type ColumnRef, insertTask, removeTask, removeTasks } from './placement.ts';
import type { StepAct } from './step-acts.ts';
import { takenBack, type Was } from './taken-back.ts';

/** What was done to tasks and the server has not heard, as JSON: another page may have to show it. */
export type UnsentTask =
  | { deed: 'create'; id: string; task: NewTask & Partial<Deadline>; now: string }
  | { deed: 'change'; id: string; change: TaskChange & Partial<Deadline>; now: string; clock?: DayClock }
  | { deed: 'step'; id: string; act: StepAct; now: string }
  | { deed: 'statuses'; statuses: readonly (readonly [id: string, status: Task['status']])[]; now: string }
  | {
      deed: 'changes';
      changes: readonly (readonly [id: string, change: ChangeOfMany])[];
      now: string;
      clock?: DayClock;
    }
  | { deed: 'delete'; id: string }
  | { deed: 'deletions'; ids: readonly string[] }
  | { deed: 'take-back'; acted: readonly Was[] };

/** When it is made by the server, whose clock may be ahead of the device's: it will be newer than all that is there. */
const madeAfter = (tasks: readonly Task[], now: string): string =>
  tasks.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), now);

/** The list as the server will have it once it has heard. */
export function withUnsent(tasks: readonly Task[], unsent: UnsentTask, columns: readonly ColumnRef[]): readonly Task[] {
  switch (unsent.deed) {
    case 'create': {
      const { id, task, now } = unsent;
      if (tasks.some((known) => known.id === id)) return tasks;
      return insertTask(tasks, draftTask(task, id, columns, madeAfter(tasks, now)));
    }
    case 'change':
      return editTask(tasks, unsent.id, unsent.change, columns, unsent.now, unsent.clock);
    case 'step':
      return editStep(tasks, unsent);
    case 'statuses':
      return editStatuses(tasks, new Map(unsent.statuses), columns, unsent.now);
    case 'changes':
      return editTasks(tasks, new Map(unsent.changes), columns, unsent.now, unsent.clock);
    case 'delete':
      return removeTask(tasks, unsent.id);
    case 'deletions':
      return removeTasks(tasks, new Set(unsent.ids));
    case 'take-back':
      return takenBack(tasks, unsent.acted);
  }
}
