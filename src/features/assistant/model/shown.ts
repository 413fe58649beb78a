import { isLate } from '#shared/russian/when.ts';
import { type Environment, openTasks } from '../engine/environment.ts';
import type { TaskView } from '../engine/model.ts';
import { findTasks } from '../engine/references.ts';
import { readMessage } from '../engine/terms.ts';
import { wordsOf } from '../engine/wanted.ts';
import type { Handles } from './handles.ts';
import { fieldsShown } from './task-fields.ts';

/** The most tasks that a model is told of unasked. */
const EXCERPT = 40;
const NAMES = 60;

/** A task as a model sees it. */
export const taskShown = (task: TaskView, env: Environment, handles: Handles): Record<string, unknown> => ({
  id: handles.of(task),
  ...fieldsShown(task, env),
});

/** Tasks that a message is likely to be about: those it names, those spoken of before, the nearest deadlines, the newest. */
function excerpt(message: string, env: Environment): TaskView[] {
  const { context } = env;
  const tasks = openTasks(env);
  const active = tasks.filter(({ status }) => status === 'active');
  const before = new Set([...context.touched, ...context.listed]);
  const dated = active.filter(({ dueDate }) => dueDate !== null).sort((a, b) => a.dueDate! - b.dueDate!);
  const newest = active.toSorted((a, b) => b.createdAt - a.createdAt);
  const chosen = [
    ...findTasks(wordsOf(readMessage(message).terms), tasks, env).found.slice(0, EXCERPT / 4),
    ...tasks.filter(({ id }) => before.has(id)).slice(0, EXCERPT / 4),
    ...dated.slice(0, EXCERPT / 2),
    ...newest,
  ];
  return [...new Set(chosen)].slice(0, EXCERPT);
}

/** The part of an account that a model is told with every message, as JSON. */
export function accountShown(message: string, env: Environment, handles: Handles): string {
  const { view, clock, context } = env;
  const active = view.tasks.filter(({ status }) => status === 'active');
  const idsShown = (ids: readonly string[]) =>
    view.tasks
      .filter(({ id }) => ids.includes(id))
      .slice(0, EXCERPT / 4)
      .map((task) => handles.of(task));
  const tasks = excerpt(message, env).map((task) => taskShown(task, env, handles));
  return JSON.stringify({
    counts: {
      active: active.length,
      completed: view.tasks.filter(({ status }) => status === 'completed').length,
      overdue: active.filter(({ dueDate }) => dueDate !== null && isLate(dueDate, clock)).length,
    },
    projects: view.projects.slice(0, NAMES).map(({ name, folder }) => (folder ? { name, folder } : name)),
    columns: view.columns.slice(0, NAMES).map(({ name }) => name),
    lastChanged: idsShown(context.touched),
    lastListed: idsShown(context.listed),
    tasks,
  });
}
