import { type Day, isDay } from '#shared/day.ts';
import { PRIORITIES, type Priority, STATUSES } from './rules.ts';

/** Days of deadlines, both ends included; one of the two may be left open. */
interface DaySpan {
  from?: Day | undefined;
  to?: Day | undefined;
}
export type DueWanted = 'overdue' | 'none' | DaySpan;

/** Which tasks are meant: by a list, an address, or whoever asks for them. What it does not say narrows nothing. */
export interface TaskFilter {
  /** Where it is not said, the archive is only meant by who searches. */
  status?: (typeof STATUSES)[number] | undefined;
  /** A project's id, or `WITHOUT_PROJECT`. */
  project?: string | undefined;
  /** A tag's name. */
  tag?: string | undefined;
  priority?: Priority | undefined;
  due?: DueWanted | undefined;
  /** Words that all occur. */
  text?: string | undefined;
}

export type FilterKey = keyof TaskFilter;
/** Keys that ask something of a task's row, which an engine can answer; words are folded by `searchable` alone. */
export type RowKey = Exclude<FilterKey, 'text'>;
/** What a key asks for where it is said. */
export type Wanted<K extends FilterKey> = NonNullable<TaskFilter[K]>;

/** In the place of a project's id: the tasks that are in none. */
export const WITHOUT_PROJECT = 'none';

/** How a key stands in an address; what cannot be read there narrows nothing. */
interface InAddress<V> {
  read(said: string): V | undefined;
  write(wanted: V): string;
}

const oneOf = <V extends string>(values: readonly V[]): InAddress<V> => ({
  read: (said) => values.find((value) => value === said),
  write: (value) => value,
});

const asSaid: InAddress<string> = { read: (said) => said || undefined, write: (said) => said };

const SPAN = '..';

/** `2026-11-01..2026-11-30`, with an open end `2026-11-01..`, and a single day by itself. */
export function readDue(said: string): DueWanted | undefined {
  if (said === 'overdue' || said === 'none') return said;
  const [from, to, more] = said.includes(SPAN) ? said.split(SPAN) : [said, said];
  if (more !== undefined || said === SPAN || [from, to].some((day) => day && !isDay(day))) return undefined;
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

function writeDue(due: DueWanted): string {
  if (typeof due === 'string') return due;
  return due.from === due.to ? due.from! : `${due.from ?? ''}${SPAN}${due.to ?? ''}`;
}

const IN_ADDRESS: { readonly [K in FilterKey]-?: InAddress<Wanted<K>> } = {
  status: oneOf(STATUSES),
  project: asSaid,
  tag: asSaid,
  priority: oneOf(PRIORITIES),
  due: { read: readDue, write: writeDue },
  text: asSaid,
};
const KEYS = Object.keys(IN_ADDRESS) as FilterKey[];

/** The filter that the keys of an address say. */
export function readFilter(keys: { get(name: string): string | null }): TaskFilter {
  const read = KEYS.map((key) => [key, IN_ADDRESS[key].read(keys.get(key) ?? '')] as const);
  return Object.fromEntries(read.filter(([, wanted]) => wanted !== undefined));
}

/** The keys under which a filter stands in an address. */
export function filterKeys(filter: TaskFilter): Record<string, string> {
  const write = <K extends FilterKey>(key: K, wanted: Wanted<K>) =>
    (IN_ADDRESS[key] as InAddress<Wanted<K>>).write(wanted);
  return Object.fromEntries(saidKeys(filter).map((key) => [key, write(key, filter[key]!)]));
}

/** What a filter says. */
export const saidKeys = (filter: TaskFilter): FilterKey[] => KEYS.filter((key) => filter[key] !== undefined);

/** The one project that a filter names. */
export const projectOf = ({ project }: TaskFilter): string | undefined =>
  project === WITHOUT_PROJECT ? undefined : project;
