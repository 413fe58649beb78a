import type { DayClock } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import type { StoredTask } from './contract.ts';
import { byDayOrder } from './day-order.ts';
import { filterTest } from './filtering.ts';
import type { FirstDay, FirstList } from './first-rows.ts';
import { ARRANGED, type DueGroup, grouped } from './grouping.ts';
import { inInbox } from './inbox.ts';
import { isDoneOn, isDropped } from './outcome.ts';
import { compareTasks, isSomeday } from './rules.ts';
import { dueSteps } from './steps.ts';
import { isForToday, momentOf } from './today.ts';

/** Rows that a document carries of a list: more than any window shows. */
const LIST_ROWS = 40;
const DAY_ROWS = 30;
const STEPPED = 30;
/** What was done last, and what might be taken on. */
const FEW = 3;

interface Sight {
  now: number;
  clock: DayClock;
}

/** So many as come first by an order in which no two are the same. */
function firstBy<T>(tasks: readonly T[], compare: (a: T, b: T) => number, count: number): T[] {
  const first: T[] = [];
  for (const task of tasks) {
    // Of most it is enough to know that they come behind all of these.
    if (first.length === count && (count === 0 || compare(task, first.at(-1)!) >= 0)) continue;
    const place = first.findIndex((other) => compare(task, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, task);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Sorts behind every instant. */
const NEVER = '~';
const isHigh = ({ priority }: StoredTask) => Number(priority === 'high');
/** With what one begins, as `currentTask` has it. */
const byUrgency = (a: StoredTask, b: StoredTask) =>
  isHigh(b) - isHigh(a) || compareText(a.dueDate ?? NEVER, b.dueDate ?? NEVER) || compareText(a.rank, b.rank);

const without = <T extends { id: string }>(tasks: readonly T[], taken: readonly T[]): T[] => {
  const ids = new Set(taken.map(({ id }) => id));
  return tasks.filter(({ id }) => !ids.has(id));
};

/** Those of which steps are due, so many at most. */
const stepped = <T extends StoredTask>(tasks: readonly T[], { now, clock }: Sight): T[] =>
  [...new Set(dueSteps(tasks, momentOf(now, clock).today).map(({ task }) => task))].slice(0, STEPPED);

/**
 * What the dashboard draws of all tasks: of these rows it draws the same, but for days of more tasks than anybody does. May be
 * interrupted.
 */
export function* firstDay<T extends StoredTask>(tasks: readonly T[], sight: Sight): Generator<void, FirstDay<T>> {
  const { now, clock } = sight;
  const at = momentOf(now, clock);
  const open = tasks.filter(({ status }) => status === 'active');
  yield;
  const due = open.filter((task) => isForToday(task, at));
  yield;
  const isDone = (task: T) => isDoneOn(task, at.today);
  const offered = open.filter((task) => !isSomeday(task));
  const over = tasks.filter((task) => task.status === 'completed' && !isDropped(task));
  yield;
  const rows = [
    ...new Set([
      ...firstBy(due, byDayOrder<T>(at.today, compareTasks), DAY_ROWS),
      ...firstBy(offered, byUrgency, 1),
      ...(due.length === 0 ? firstBy(offered, byUrgency, FEW) : []),
      ...firstBy(over, compareTasks, FEW),
      ...stepped(open, sight),
      // An account with tasks is not shown as one without.
      ...tasks.slice(0, 1),
    ]),
  ];
  yield;
  const beyond = (all: readonly T[]) => without(all, rows).length;
  return { rows, beyond: { open: beyond(open), due: beyond(due), done: beyond(tasks.filter(isDone)) } };
}

/** What the list shows at first, as it is without a choice. May be interrupted. */
export function* firstList<T extends StoredTask>(tasks: readonly T[], sight: Sight): Generator<void, FirstList<T>> {
  const shown = tasks.filter(filterTest<T>({}, { ...sight, textOf: () => '' }));
  yield;
  const rows: T[] = [];
  const groups: Partial<Record<DueGroup, number>> = {};
  for (const { name, tasks: members } of grouped(shown, ARRANGED.group, { ...sight, projects: [], headings: [] })) {
    yield;
    const first = firstBy(members, compareTasks, LIST_ROWS - rows.length);
    rows.push(...first);
    if (name.by === 'due' && first.length > 0) groups[name.is] = members.length - first.length;
  }
  const besides = stepped(without(shown, rows), sight);
  yield;
  return { rows, besides, beyond: { groups, inbox: inInbox(without(tasks, rows)) } };
}
