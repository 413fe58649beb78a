import { type Clock, clockAt } from '#shared/russian/when-piece.ts';
import { spend } from '#shared/work.ts';
import type { Context, Status, TaskView, View } from './model.ts';
import { type TaskIndex, taskIndex } from './task-index.ts';

/** What every reader of a clause may look at. */
export interface Environment {
  text: string;
  view: View;
  clock: Clock;
  /** The hour at which a day begins; midnight where it is not said. */
  dayStart?: number | undefined;
  context: Context;
  /** Holds the view's tasks. */
  titles: TaskIndex;
}

/** What a message is read in, beside itself. Instants are epoch milliseconds, `zone` is an IANA name. */
export interface Surroundings {
  view: View;
  now: number;
  zone: string;
  /** The hour at which a day begins; midnight where it is not said. */
  dayStart?: number | undefined;
  context: Context;
  /** The index that is kept for this account, if one is: what it holds already need not be read again. */
  titles?: TaskIndex;
}

export function environmentOf(
  text: string,
  { view, now, zone, dayStart, context, titles = taskIndex() }: Surroundings,
): Environment {
  titles.hold(view.tasks);
  return { text, view, clock: clockAt(now, zone, dayStart), dayStart, context, titles };
}

/** For what reads no words: of the account's titles nothing is looked into. */
export const unread = ({ view, now, zone, dayStart, context }: Omit<Surroundings, 'titles'>): Environment => ({
  text: '',
  view,
  clock: clockAt(now, zone, dayStart),
  dayStart,
  context,
  titles: taskIndex(),
});

type Account = Pick<Environment, 'view'>;

/** Lists of an account's tasks, made once for a message. */
interface Lists {
  /** Those of one status, and all others that are not archived. */
  byStatus: Map<Status, { these: readonly TaskView[]; others: readonly TaskView[] }>;
  open: readonly TaskView[] | undefined;
  byId: ReadonlyMap<string, TaskView> | undefined;
  places: WeakMap<readonly TaskView[], Places>;
  /** Answers to questions about a list that were asked before. */
  answers: WeakMap<readonly TaskView[], Map<string, unknown>>;
}

/** By the number of a task's title in the index: its place in a list, counted from 1; 0 where it is none of the list. */
export type Places = Int32Array;

const lists = new WeakMap<Account, Lists>();

function listsOf(env: Account): Lists {
  const known = lists.get(env) ?? {
    byStatus: new Map(),
    open: undefined,
    byId: undefined,
    places: new WeakMap(),
    answers: new WeakMap(),
  };
  lists.set(env, known);
  return known;
}

/** The account's tasks that are not archived. */
export function openTasks(env: Account): readonly TaskView[] {
  const known = listsOf(env);
  known.open ??= env.view.tasks.filter((task) => task.status !== 'archived');
  return known.open;
}

function split(env: Account, status: Status) {
  const { byStatus } = listsOf(env);
  const known = byStatus.get(status);
  if (known) return known;
  const made = {
    these: env.view.tasks.filter((task) => task.status === status),
    others: openTasks(env).filter((task) => task.status !== status),
  };
  byStatus.set(status, made);
  return made;
}

/** The account's tasks of one status. */
export const tasksWith = (env: Account, status: Status): readonly TaskView[] => split(env, status).these;

export function taskOf(env: Account, id: string | undefined): TaskView | undefined {
  const known = listsOf(env);
  known.byId ??= new Map(env.view.tasks.map((task) => [task.id, task]));
  spend(1);
  return id === undefined ? undefined : known.byId.get(id);
}

/** The tasks of these ids that there are, in the order of the ids. */
export const tasksOf = (env: Account, ids: readonly string[]): TaskView[] => ids.flatMap((id) => taskOf(env, id) ?? []);

/** Where each task of a list stands in it. */
export function placesIn(env: Pick<Environment, 'view' | 'titles'>, tasks: readonly TaskView[]): Places {
  const { places } = listsOf(env);
  const known = places.get(tasks);
  if (known) return known;
  spend(tasks.length);
  const made = new Int32Array(env.titles.numbers);
  for (const [place, task] of tasks.entries()) {
    const number = env.titles.numberOf(task);
    if (number !== undefined) made[number] = place + 1;
  }
  places.set(tasks, made);
  return made;
}

/** Answers a question about a list of tasks once for a message: readers ask the same again and again. */
export function onceFor<Answer>(env: Account, tasks: readonly TaskView[], question: string, ask: () => Answer): Answer {
  const { answers } = listsOf(env);
  const known = answers.get(tasks) ?? new Map<string, unknown>();
  answers.set(tasks, known);
  if (!known.has(question)) known.set(question, ask());
  return known.get(question) as Answer;
}
