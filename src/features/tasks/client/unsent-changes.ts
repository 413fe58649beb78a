import type { QueryClient } from '@tanstack/react-query';
import { ownClock, ownZone } from '#client/lib/clock.ts';
import { newId } from '#client/lib/new-id.ts';
import { randomId } from '#client/lib/random-id.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import type { Project } from '#features/projects/contract.ts';
import { headingTitles } from '#features/projects/headings.ts';
import { PROJECTS_KEY } from '#features/projects/projects-key.ts';
import type { Settings } from '#features/settings/contract.ts';
import { SETTINGS_KEY } from '#features/settings/settings-key.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { NewTask, Task, TaskChange } from '../contract.ts';
import { type DeadlineSaid, deadlineOf, saying } from '../deadline.ts';
import { withDefaultReminder } from '../default-reminder.ts';
import { FRESH_TASK } from '../field-sets.ts';
import { texts } from '../texts.ts';
import type { UnsentTask } from '../unsent.ts';
import { type Names, saidWords } from './field-words.ts';
import { TASKS, type TaskCall } from './task-sending.ts';

/** What is said of a deadline, as the server will keep it. */
const heard = <T extends DeadlineSaid>(values: T) => ({ ...values, ...deadlineOf(values, ownZone()) });

/** What is said of a deadline, in a form that says the same wherever it is read. */
function sent<T extends DeadlineSaid>({ dueDate, dueDay, ...rest }: T) {
  const deadline = deadlineOf({ dueDate, dueDay }, ownZone());
  return { ...rest, ...(deadline && saying(deadline)) };
}

export const nowIso = () => new Date().toISOString();

/** What ids stand for, as far as this window knows. */
export function namesIn(client: QueryClient): Names {
  const named = (key: readonly string[]) =>
    new Map(client.getQueryData<readonly { id: string; name: string }[]>(key)?.map(({ id, name }) => [id, name]));
  const projects = client.getQueryData<readonly Project[]>(PROJECTS_KEY);
  return { projects: named(PROJECTS_KEY), columns: named(COLUMNS_KEY), headings: headingTitles(projects) };
}

export const pathOf = (id: string) => `/api/tasks/${encodeURIComponent(id)}`;

export interface TaskUpdate {
  id: string;
  change: TaskChange;
}

/** The call that changes a task which stands as `before`. */
export function updateCall(client: QueryClient, { id, change }: TaskUpdate, before: Task | undefined) {
  const unsent = { deed: 'change', id, change: heard(change), now: nowIso(), clock: ownClock() } satisfies UnsentTask;
  const told = saidWords(unsent.change, namesIn(client), before);
  const words = [texts.unsent.change(change.title ?? before?.title ?? ''), ...told].join('\n');
  const body = sent(change);
  return { method: 'PUT', path: pathOf(id), body, key: randomId(), words, change: unsent } satisfies TaskCall;
}

export interface NewTaskSaid {
  input: NewTask;
  /** A UUID of version 7, the same for every attempt at this one task: its id. */
  key: string;
}

/** What is said of a task that is to be made, its title first, a line for each field. */
export const newTaskWords = (client: QueryClient, input: NewTask): string[] => [
  input.title,
  ...saidWords(heard(input), namesIn(client), FRESH_TASK),
  ...(input.steps?.length
    ? [texts.unsent.said(texts.steps.title, input.steps.map(({ title }) => title).join(', '))]
    : []),
];

/** The call that makes a task, which is reminded of as the settings have it where nothing else is said. */
export function creationCall(client: QueryClient, { input: said, key }: NewTaskSaid) {
  const before = client.getQueryData<Settings>(SETTINGS_KEY)?.defaultReminder;
  const input = withDefaultReminder(said, { zone: ownZone(), before }, newId);
  const unsent = { deed: 'create', id: key, task: heard(input), now: nowIso() } satisfies UnsentTask;
  const body = { ...sent(input), id: key };
  const [title, ...told] = newTaskWords(client, input);
  const words = [texts.unsent.create(title!), ...told].join('\n');
  return { method: 'POST', path: TASKS_KEY[0], body, key, words, change: unsent } satisfies TaskCall;
}

/** The call that deletes a task which stands as `before`. */
export function deleteCall(id: string, before: Task | undefined) {
  const words = texts.unsent.delete(before?.title ?? '');
  const unsent = { deed: 'delete', id } satisfies UnsentTask;
  return { method: 'DELETE', path: pathOf(id), key: randomId(), words, change: unsent } satisfies TaskCall;
}

/** Under which changes of tasks are kept while they are unsent. */
export { TASKS };
