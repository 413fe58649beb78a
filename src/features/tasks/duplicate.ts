import { pick } from '#shared/fields.ts';
import type { RepeatInput } from '#shared/repeat/repeat.ts';
import type { NewTask, Task } from './contract.ts';
import { saying } from './deadline.ts';
import { OWN_FIELDS, type OwnField } from './field-sets.ts';

type Copied = Omit<Pick<Task, Exclude<OwnField, 'dueDate'> | 'status' | 'kanbanColumnId'>, 'repeat'> & {
  repeat: RepeatInput | null;
};

const COPIED = OWN_FIELDS.filter((field) => field !== 'dueDate');

/**
 * What was said of a task, beside its deadline and its steps, for one that begins as it did: a series of its own, reminders
 * with ids of their own, and its column where what stands there is not done.
 */
export function saidAnew(task: Copied, makeId: () => string) {
  const { repeat, reminders, ...said } = pick(task, COPIED);
  return {
    ...said,
    repeat: repeat && { rule: repeat.rule, from: repeat.from, calendar: repeat.calendar },
    reminders: reminders.map(({ snoozedUntil: _, ...reminder }) => ({ ...reminder, id: makeId() })),
    kanbanColumnId: task.status === 'active' ? task.kanbanColumnId : null,
  };
}

/** The task that begins as another one did, with its deadline, and its steps to be done. */
export function duplicateOf(task: Task, makeId: () => string) {
  return {
    ...saidAnew(task, makeId),
    ...saying(task),
    steps: task.steps.map(({ title, dueDay }) => ({ id: makeId(), title, dueDay })),
  } satisfies NewTask;
}
