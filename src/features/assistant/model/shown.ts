import type { SaidField } from '#features/tasks/field-sets.ts';
import { dayOf, timeOf } from '#shared/day.ts';
import { said } from '#shared/fields.ts';
import { isWholeDay } from '#shared/russian/when.ts';
import type { Environment } from '../engine/environment.ts';
import type { TaskView } from '../engine/model.ts';
import { findTasks } from '../engine/references.ts';
import { readMessage } from '../engine/terms.ts';
import { wordsOf } from '../engine/wanted.ts';
import type { Handles } from './handles.ts';

/** The most tasks that a model is told of unasked, and what it sees of a title and a description. */
const EXCERPT = 40;
const TITLE = 200;
const DESCRIPTION = 200;
const NAMES = 60;

/** A deadline as a model reads and writes it: `2026-11-21`, or `2026-11-21T18:00` where it has a time. */
const dueShown = (due: number, zone: string) =>
  isWholeDay(due, zone) ? dayOf(due, zone) : `${dayOf(due, zone)}T${timeOf(due, zone)}`;

const nameOf = (id: string | null, names: readonly { id: string; name: string }[]) =>
  names.find((item) => item.id === id)?.name;

/** What a model is told of each field, under the name by which its tools speak of it; nothing where there is none. */
const FIELDS: { [F in SaidField | 'status']: (task: TaskView, env: Environment) => Record<string, unknown> } = {
  title: ({ title }) => ({ title: title.slice(0, TITLE) }),
  status: ({ status }) => ({ status }),
  priority: ({ priority }) => ({ priority: priority === 'medium' ? undefined : priority }),
  dueDate: ({ dueDate }, { clock }) => ({ due: dueDate === null ? undefined : dueShown(dueDate, clock.zone) }),
  projectId: ({ projectId }, { view }) => ({ project: nameOf(projectId, view.projects) }),
  kanbanColumnId: ({ kanbanColumnId }, { view }) => ({ column: nameOf(kanbanColumnId, view.columns) }),
  description: ({ description }) => ({ description: description?.slice(0, DESCRIPTION) || undefined }),
};

/** A task as a model sees it; what it does not have is left out. */
export function taskShown(task: TaskView, env: Environment, handles: Handles): Record<string, unknown> {
  const fields = Object.values(FIELDS).map((tell) => tell(task, env));
  return said(Object.assign({ id: handles.of(task) }, ...fields));
}

/** Tasks that a message is likely to be about: those it names, those spoken of before, the nearest deadlines, the newest. */
function excerpt(message: string, { view, context }: Environment): TaskView[] {
  const tasks = view.tasks.filter(({ status }) => status !== 'archived');
  const active = tasks.filter(({ status }) => status === 'active');
  const before = new Set([...context.touched, ...context.listed]);
  const dated = active.filter(({ dueDate }) => dueDate !== null).sort((a, b) => a.dueDate! - b.dueDate!);
  const newest = active.toSorted((a, b) => b.createdAt - a.createdAt);
  const chosen = [
    ...findTasks(wordsOf(readMessage(message).terms), tasks).found.slice(0, EXCERPT / 4),
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
      overdue: active.filter(({ dueDate }) => dueDate !== null && dueDate < clock.now).length,
    },
    projects: view.projects.slice(0, NAMES).map(({ name }) => name),
    columns: view.columns.slice(0, NAMES).map(({ name }) => name),
    lastChanged: idsShown(context.touched),
    lastListed: idsShown(context.listed),
    tasks,
  });
}
