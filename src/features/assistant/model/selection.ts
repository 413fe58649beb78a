import { z } from 'zod';
import { NAME_MAX } from '#features/projects/rules.ts';
import { eachValue, type TaskFilter, VALUE_KEYS, type ValueKey } from '#features/tasks/filter.ts';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { isDay } from '#shared/day.ts';
import { isLate } from '#shared/russian/when.ts';
import type { Environment } from '../engine/environment.ts';
import type { TaskView } from '../engine/model.ts';
import { findTasks } from '../engine/references.ts';
import { plainName, readMessage } from '../engine/terms.ts';
import { wordsOf } from '../engine/wanted.ts';
import { instantOfDue } from './due.ts';

const day = z.string().refine(isDay, 'a day as YYYY-MM-DD');

const byValue = eachValue(({ values }) => z.literal(values).optional()) as {
  [F in ValueKey]: z.ZodType<TaskFilter[F]>;
};

/** Which tasks a tool is to look at; each field narrows. */
export const selection = z.strictObject({
  ...byValue,
  words: z.string().max(TITLE_MAX).optional().describe('words of the title'),
  status: z.enum(['active', 'completed']).optional(),
  project: z.string().max(NAME_MAX).optional().describe('name of the project'),
  due_from: day.optional(),
  due_to: day.optional(),
  overdue: z.boolean().optional(),
  without_due: z.boolean().optional(),
});
export type Selection = z.output<typeof selection>;

/** The tasks that fit, the nearest deadlines first. */
export function select(wanted: Selection, env: Environment): TaskView[] {
  const { view, clock } = env;
  const { zone } = clock;
  const project = wanted.project && plainName(wanted.project);
  const projects = new Map(view.projects.map(({ id, name }) => [id, plainName(name)]));
  const from = wanted.due_from && instantOfDue(`${wanted.due_from}T00:00`, zone);
  const to = wanted.due_to && instantOfDue(wanted.due_to, zone);
  const fitting = view.tasks.filter((task) => {
    const { status, projectId, dueDate } = task;
    return (
      status !== 'archived' &&
      VALUE_KEYS.every((field) => wanted[field] === undefined || wanted[field] === task[field]) &&
      (!project || (projectId !== null && projects.get(projectId) === project)) &&
      (!from || (dueDate !== null && dueDate >= from)) &&
      (!to || (dueDate !== null && dueDate <= to)) &&
      (!wanted.overdue || (status === 'active' && dueDate !== null && isLate(dueDate, clock))) &&
      (!wanted.without_due || dueDate === null)
    );
  });
  const found = wanted.words ? findTasks(wordsOf(readMessage(wanted.words).terms), fitting, env).found : fitting;
  return found.toSorted((a, b) => (a.dueDate ?? Infinity) - (b.dueDate ?? Infinity));
}
