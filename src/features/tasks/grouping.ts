import { addDays, type Day, type DayClock, instantOf, livedDay, startOfWeek } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import type { StoredTask } from './contract.ts';
import { inProjectOrder } from './project-order.ts';
import { PRIORITIES, PRIORITY_RANK, type Priority, STATUS_RANK, searchable } from './rules.ts';

export const GROUPINGS = ['due', 'project', 'heading', 'priority', 'done', 'none'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** `due` is the order of the list as it is without any choice. */
export const SORTS = ['due', 'priority', 'title', 'created'] as const;
export type Sort = (typeof SORTS)[number];

/** How the list stands; in an address, what is as ever is left out. */
export interface Arrangement {
  group: Grouping;
  sort: Sort;
}
export const ARRANGED: Arrangement = { group: 'due', sort: 'due' };

const oneOf = <V extends string>(values: readonly V[], said: string | null, otherwise: V) =>
  values.find((value) => value === said) ?? otherwise;

/** The arrangement that the keys of an address say. */
export const readArrangement = (keys: { get(name: string): string | null }): Arrangement => ({
  group: oneOf(GROUPINGS, keys.get('group'), ARRANGED.group),
  sort: oneOf(SORTS, keys.get('sort'), ARRANGED.sort),
});

/** The keys under which an arrangement stands in an address. */
export const arrangementKeys = ({ group, sort }: Arrangement): Record<string, string> => ({
  ...(group !== ARRANGED.group && { group }),
  ...(sort !== ARRANGED.sort && { sort }),
});

export const DUE_GROUPS = [
  'overdue',
  'today',
  'tomorrow',
  'week',
  'later',
  'none',
  'someday',
  'completed',
  'archived',
] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];
type DatedGroup = Exclude<DueGroup, 'none' | 'someday' | 'completed' | 'archived'>;

/** Of what the list's sections are called; the tasks without grouping are one, which has no heading. */
export type GroupName =
  | { by: 'due'; is: DueGroup }
  | { by: 'priority'; is: Priority }
  /** Its id; null for the tasks of none. */
  | { by: 'project'; is: string | null }
  /** The id of a heading of the one project; null for the tasks under none. */
  | { by: 'heading'; is: string | null }
  /** The day on which they were over; null for what is not. */
  | { by: 'done'; is: Day | null }
  | { by: 'none'; is: null };

export interface Group<T> {
  /** The same for the same group of any list. */
  key: string;
  name: GroupName;
  tasks: readonly T[];
  /** Of how many these are the first; absent where there are no more. */
  count?: number;
}

/** What grouping reads of a task. */
export type Grouped = Pick<
  StoredTask,
  | 'status'
  | 'priority'
  | 'projectId'
  | 'headingId'
  | 'projectRank'
  | 'id'
  | 'dueDate'
  | 'dueDay'
  | 'dueHasTime'
  | 'plannedDay'
  | 'someday'
  | 'title'
  | 'createdAt'
  | 'completedAt'
  | 'completedDay'
>;

export interface GroupingSight {
  now: number;
  clock: DayClock;
  /** Ids of the projects, in their order. */
  projects: readonly string[];
  /** Ids of the headings of the one project whose tasks are grouped, in their order. */
  headings: readonly string[];
}

/** The group of a deadline or of a planned day, whichever comes first: days by the account's zone, today as its owner lives it. */
function dueGroups({ now, clock }: GroupingSight) {
  const today = livedDay(now, clock);
  const monday = addDays(startOfWeek(today), 7);
  const [tomorrow, after] = [addDays(today, 1), addDays(today, 2)];
  // Instants are told with Z and three digits: their order is that of their texts.
  const begin = (day: string) => new Date(instantOf(day, '00:00', clock.zone)).toISOString();
  const instants = {
    now: new Date(now).toISOString(),
    tomorrow: begin(tomorrow),
    after: begin(after),
    monday: begin(monday),
  };
  const days = { now: today, tomorrow, after, monday };
  const groupOf = (due: string, ends: typeof days): DatedGroup => {
    if (due < ends.now) return 'overdue';
    if (due < ends.tomorrow) return 'today';
    if (due < ends.after) return 'tomorrow';
    return due < ends.monday ? 'week' : 'later';
  };
  // What was not done on its day is meant for today: only a deadline can be late.
  const plannedGroup = (day: Day) => (day <= today ? 'today' : groupOf(day, days));
  return (task: Grouped): DueGroup => {
    const { status, dueDate, dueDay, dueHasTime, plannedDay, someday } = task;
    if (status !== 'active') return status;
    const planned = plannedDay === null ? null : plannedGroup(plannedDay);
    if (dueDate === null) return planned ?? (someday ? 'someday' : 'none');
    const due = dueHasTime || dueDay === null ? groupOf(dueDate, instants) : groupOf(dueDay, days);
    return planned && DUE_GROUPS.indexOf(planned) < DUE_GROUPS.indexOf(due) ? planned : due;
  };
}

/** The groups that there may be for tasks, in their order, and the place of a task among them. */
function placing(
  tasks: readonly Grouped[],
  by: Grouping,
  sight: GroupingSight,
): { names: GroupName[]; placeOf: (task: Grouped) => number } {
  if (by === 'done') {
    const days = [...new Set(tasks.flatMap(({ completedDay }) => completedDay ?? []))].sort().reverse();
    const places = new Map(days.map((day, place) => [day, place]));
    const names = [...days, null].map((is) => ({ by, is }) as const);
    return { names, placeOf: ({ completedDay }) => places.get(completedDay ?? '') ?? days.length };
  }
  if (by === 'none') return { names: [{ by, is: null }], placeOf: () => 0 };
  if (by === 'priority') {
    const names = PRIORITIES.toReversed().map((is) => ({ by, is }) as const);
    return { names, placeOf: ({ priority }) => PRIORITY_RANK[priority] };
  }
  if (by === 'project') {
    const { projects } = sight;
    const places = new Map(projects.map((id, place) => [id, place]));
    const names = [...projects, null].map((is) => ({ by, is }) as const);
    // What is in a project that is not known, as one that was just deleted, is in none.
    return { names, placeOf: ({ projectId }) => places.get(projectId ?? '') ?? projects.length };
  }
  if (by === 'heading') {
    const { headings } = sight;
    const places = new Map(headings.map((id, place) => [id, place + 1]));
    const names = [null, ...headings].map((is) => ({ by, is }) as const);
    // What stands under a heading that is not known, as one that was deleted, stands under none.
    return { names, placeOf: ({ headingId }) => places.get(headingId ?? '') ?? 0 };
  }
  const groupOf = dueGroups(sight);
  const places = new Map(DUE_GROUPS.map((name, place) => [name, place]));
  return { names: DUE_GROUPS.map((is) => ({ by, is }) as const), placeOf: (task) => places.get(groupOf(task))! };
}

const keyOf = ({ by, is }: GroupName): string => `${by} ${is ?? ''}`;

/** The tasks in groups of which none is empty but a heading, each in the order in which they came. */
export function grouped<T extends Grouped>(tasks: readonly T[], by: Grouping, sight: GroupingSight): Group<T>[] {
  const { names, placeOf } = placing(tasks, by, sight);
  const lists: T[][] = names.map(() => []);
  for (const task of tasks) lists[placeOf(task)]!.push(task);
  return names.flatMap((name, place) =>
    lists[place]!.length > 0 || (by === 'heading' && name.is !== null)
      ? [{ key: keyOf(name), name, tasks: lists[place]! }]
      : [],
  );
}

/** How the tasks of a filter stand: by headings only where they are those of one project. */
export const arrangedFor = (arrangement: Arrangement, projectId: string | undefined): Arrangement =>
  arrangement.group === 'heading' && projectId === undefined ? { ...arrangement, group: ARRANGED.group } : arrangement;

/** Whether the tasks stand in the order of their project, which is changed by hand. */
export const isByHand = ({ group, sort }: Arrangement): boolean => group === 'heading' && sort === ARRANGED.sort;

/** Key of the group that a task is in. */
export function groupKeyOf(task: Grouped, by: Grouping, sight: GroupingSight): string {
  const { names, placeOf } = placing([task], by, sight);
  return keyOf(names[placeOf(task)]!);
}

const SORT_KEYS: { [S in Exclude<Sort, 'due'>]: (task: Grouped) => string | number } = {
  priority: ({ priority }) => PRIORITY_RANK[priority],
  title: ({ title }) => searchable(title),
  created: ({ createdAt }) => -Date.parse(createdAt),
};

/**
 * The tasks in another order than the list's, which stays where that says nothing; what is to be done stands before what is
 * done. By the days on which they were over, the latest come first where no other order is asked for, and by headings they
 * stand in the order of their project.
 */
export function sorted<T extends Grouped>(tasks: readonly T[], arrangement: Arrangement): readonly T[] {
  const { group, sort: by } = arrangement;
  if (isByHand(arrangement)) {
    const inOrder = inProjectOrder(tasks, tasks[0]?.projectId ?? '');
    return inOrder.sort((a, b) => STATUS_RANK[a.status] - STATUS_RANK[b.status]);
  }
  if (by === 'due')
    return group === 'done' ? tasks.toSorted((a, b) => compareText(b.completedAt ?? '', a.completedAt ?? '')) : tasks;
  const keyed = tasks.map((task) => ({ task, status: STATUS_RANK[task.status], key: SORT_KEYS[by](task) }));
  keyed.sort((a, b) => a.status - b.status || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ task }) => task);
}
