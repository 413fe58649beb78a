import { compareText } from '#shared/rank.ts';
import { fold } from '#shared/russian/text.ts';
import { isDropped } from './outcome.ts';

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const STATUSES = ['active', 'completed', 'archived'] as const;

/** Acts on a page of a task's history. */
export const HISTORY_PAGE = 20;
export const HISTORY_PAGE_MAX = 100;

/** Steps of a task. */
export const STEPS_MAX = 100;

/** Reminders of a task. */
export const REMINDERS_MAX = 5;
/** Minutes before a deadline at which one can come: four weeks. */
export const BEFORE_MAX = 28 * 1440;
/** Those that the form offers. */
export const BEFORE_CHOICES = [0, 10, 30, 60, 120, 1440, 10_080] as const;

/** Minutes that a task may be thought to take: a day. */
export const ESTIMATE_MAX = 1440;
/** Those that the form offers. */
export const ESTIMATE_CHOICES = [15, 30, 60, 120] as const;

/** Tasks of a series. */
export const REPEATS_MAX = 1_000_000;

export const TITLE_MAX = 300;
export const DESCRIPTION_MAX = 10_000;

/** Deadlines lie between these instants: 2000-01-01 and the end of 2100, UTC. */
export const DUE_MIN = Date.UTC(2000, 0, 1);
export const DUE_MAX = Date.UTC(2101, 0, 1) - 1;

/** Days for which something can be planned: those of deadlines. */
export const PLAN_MIN = '2000-01-01';
export const PLAN_MAX = '2100-12-31';
/** A time of a day as it is said. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A deadline given without a time stands at this time of its day and is shown as the day alone. */
export const DAY_END = '23:59';

/** What the list's order reads of a task. Instants are ISO 8601 with `Z`, so that text order is time order. */
export interface Listed {
  id: string;
  title: string;
  description: string | null;
  status: (typeof STATUSES)[number];
  priority: Priority;
  dueDate: string | null;
  createdAt: string;
  completedAt: string | null;
  projectId: string | null;
}

export const STATUS_RANK = { active: 0, completed: 1, archived: 2 } as const;
export const PRIORITY_RANK = { high: 0, medium: 1, low: 2 } as const;
/** Sorts after every instant. */
const NEVER = '~';

/** The order of the interface's list: newest first. */
export function compareNewest(a: Pick<Listed, 'id' | 'createdAt'>, b: Pick<Listed, 'id' | 'createdAt'>): number {
  return compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id);
}

/** Active tasks by deadline, then priority, the newest first; then completed ones, the latest first; then the archive. */
export function compareTasks(a: Listed, b: Listed): number {
  if (a.status !== b.status) return STATUS_RANK[a.status] - STATUS_RANK[b.status];
  if (a.status !== 'active') return compareText(b.completedAt ?? '', a.completedAt ?? '') || compareNewest(a, b);
  const due = compareText(a.dueDate ?? NEVER, b.dueDate ?? NEVER);
  return due || PRIORITY_RANK[a.priority] - PRIORITY_RANK[b.priority] || compareNewest(a, b);
}

/** The order of the list; active tasks made after an instant stand first, so that what was just added is in sight. */
export function listOrder(freshSince: string = NEVER): (a: Listed, b: Listed) => number {
  const isFresh = ({ status, createdAt }: Listed) => status === 'active' && createdAt > freshSince;
  return (a, b) => {
    const fresh = isFresh(a);
    if (fresh !== isFresh(b)) return fresh ? -1 : 1;
    return fresh ? compareNewest(a, b) : compareTasks(a, b);
  };
}

/** Tasks in the order of the list. */
export const inListOrder = <T extends Listed>(tasks: readonly T[]): T[] => tasks.toSorted(compareTasks);

/** The form in which a text is searched: any case, ё as е, composed letters. */
export function searchable(text: string): string {
  return fold(text.normalize('NFC'));
}

/** Words of a search as typed. */
export function searchWords(query: string): string[] {
  return searchable(query).split(/\s/).filter(Boolean);
}

/** Put off to no day at all, and called back by no deadline: it stands in no list that does not ask for it. */
export const isSomeday = (task: { status: Status; someday?: boolean; dueDate: string | number | null }): boolean =>
  task.someday === true && task.dueDate === null && task.status === 'active';

/** What is asked of a task to begin with: its deadline as text or number, its rank where it is known. */
interface Begun {
  status: Status;
  priority: Priority;
  dueDate: string | number | null;
  someday?: boolean;
  rank?: string;
}

/** With what one begins: what is late, then what is due today, then by deadline, then as the tasks stand. */
function compareUrgency(a: Begun, b: Begun): number {
  const [one, other] = [a, b].map(({ dueDate }) =>
    dueDate === null ? Number.POSITIVE_INFINITY : Number(new Date(dueDate)),
  );
  return one === other ? compareText(a.rank ?? '', b.rank ?? '') : one! - other!;
}

const mostUrgent = <T extends Begun>(tasks: readonly T[]): T | undefined =>
  tasks.reduce<T | undefined>((first, task) => (first && compareUrgency(first, task) <= 0 ? first : task), undefined);

/** The dashboard's current task: the first active one of high priority, else the first active one. */
export function currentTask<T extends Begun>(tasks: readonly T[]): T | undefined {
  const active = tasks.filter((task) => task.status === 'active' && !isSomeday(task));
  return mostUrgent(active.filter(({ priority }) => priority === 'high')) ?? mostUrgent(active);
}

/** What was done, the latest first, at most `count`. */
export function recentlyCompleted<T extends Listed & Parameters<typeof isDropped>[0]>(
  tasks: readonly T[],
  count: number,
): T[] {
  return tasks
    .filter((task) => task.status === 'completed' && !isDropped(task))
    .sort(compareTasks)
    .slice(0, count);
}

type Status = Listed['status'];

/** Statuses by id with which all that is completed goes into the archive. */
export const archiving = (tasks: readonly Pick<Listed, 'id' | 'status'>[]): Map<string, Status> =>
  new Map(tasks.filter(({ status }) => status === 'completed').map(({ id }) => [id, 'archived']));

/** Statuses by id with which the whole archive comes back: what was completed once is so again. */
export const restoring = (tasks: readonly Pick<Listed, 'id' | 'status' | 'completedAt'>[]): Map<string, Status> =>
  new Map(
    tasks
      .filter(({ status }) => status === 'archived')
      .map(({ id, completedAt }) => [id, completedAt ? 'completed' : 'active']),
  );
