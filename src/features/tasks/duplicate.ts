import { pick } from '#shared/fields.ts';
import type { NewTask, Task } from './contract.ts';
import { saying } from './deadline.ts';
import { OWN_FIELDS } from './field-sets.ts';

/**
 * The task that begins as another one did: all that was said of it, its steps to be done, a series of its own, and its column
 * where what stands there is not done. What is kept in its lists gets ids of its own.
 */
export function duplicateOf(task: Task, makeId: () => string) {
  const { dueDate: _, repeat, reminders, ...said } = pick(task, OWN_FIELDS);
  return {
    ...said,
    ...saying(task),
    repeat: repeat && { rule: repeat.rule, from: repeat.from, calendar: repeat.calendar },
    reminders: reminders.map(({ snoozedUntil: _until, ...reminder }) => ({ ...reminder, id: makeId() })),
    steps: task.steps.map(({ title, dueDay }) => ({ id: makeId(), title, dueDay })),
    kanbanColumnId: task.status === 'active' ? task.kanbanColumnId : null,
  } satisfies NewTask;
}
