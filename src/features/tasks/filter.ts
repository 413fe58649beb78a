import { type Day, isDay } from '#shared/day.ts';
import type { ImageField } from './field-sets.ts';
import { PRIORITIES, STATUSES } from './rules.ts';
import { texts } from './texts.ts';

/** What a field may be asked for, and what is said of anything else. */
interface Values {
  values: readonly (string | number)[];
  invalid: string;
}

/**
 * Fields whose value is a key of the filter, with all that may be asked for; null where none is, or where one of `OwnKeys`
 * asks for it in its own way. From here follow the key in an address and in JSON, its test of a task and of a row, and
 * what a language model may select tasks by.
 */
export const BY_VALUE = {
  title: null,
  description: null,
  status: { values: STATUSES, invalid: texts.statusInvalid },
  priority: { values: PRIORITIES, invalid: texts.priorityInvalid },
  projectId: null,
  tags: null,
  dueDate: null,
  repeat: null,
  kanbanColumnId: null,
} as const satisfies Record<ImageField, Values | null>;

type Valued = typeof BY_VALUE;
/** A field that the filter asks for by its value. */
export type ValueKey = { [F in ImageField]: Valued[F] extends null ? never : F }[ImageField];
type ByValue = { [F in ValueKey]?: NonNullable<Valued[F]>['values'][number] | undefined };
export const VALUE_KEYS = Object.keys(BY_VALUE).filter((field) => BY_VALUE[field as ImageField]) as ValueKey[];

/** What is made of each field that the filter asks for by its value. */
export const eachValue = <Made>(make: (asked: Values, field: ValueKey) => Made) =>
  Object.fromEntries(VALUE_KEYS.map((field) => [field, make(BY_VALUE[field], field)])) as Record<ValueKey, Made>;

/** Days of deadlines, both ends included; one of the two may be left open. */
interface DaySpan {
  from?: Day | undefined;
  to?: Day | undefined;
}
export type DueWanted = 'overdue' | 'none' | DaySpan;

/** Keys that ask in a way of their own. */
interface OwnKeys {
  /** A project's id, or `WITHOUT_PROJECT`. */
  project?: string | undefined;
  /** A tag's name. */
  tag?: string | undefined;
  due?: DueWanted | undefined;
  /** Words that all occur. */
  text?: string | undefined;
}

/**
 * Which tasks are meant: by a list, an address, or whoever asks for them. What it does not say narrows nothing; where it says
 * no status, the archive is only meant by who searches.
 */
export interface TaskFilter extends ByValue, OwnKeys {}

export type FilterKey = keyof TaskFilter;
/** Keys that ask something of a task's row, which an engine can answer; words are folded by `searchable` alone. */
export type RowKey = Exclude<FilterKey, 'text'>;
/** Of these, the ones that no field's value answers. */
export type OwnRowKey = Exclude<RowKey, ValueKey>;
/** What a key asks for where it is said. */
export type Wanted<K extends FilterKey> = NonNullable<TaskFilter[K]>;

/** In the place of a project's id: the tasks that are in none. */
export const WITHOUT_PROJECT = 'none';

/** How a key stands in an address; what cannot be read there narrows nothing. */
interface InAddress<V> {
  read(said: string): V | undefined;
  write(wanted: V): string;
}

const oneOf = ({ values }: Values): InAddress<string | number> => ({
  read: (said) => values.find((value) => String(value) === said),
  write: String,
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

const OWN_IN_ADDRESS: { readonly [K in keyof OwnKeys]-?: InAddress<Wanted<K>> } = {
  project: asSaid,
  tag: asSaid,
  due: { read: readDue, write: writeDue },
  text: asSaid,
};
const IN_ADDRESS = { ...eachValue(oneOf), ...OWN_IN_ADDRESS };
const KEYS = Object.keys(IN_ADDRESS) as FilterKey[];

/** The filter that the keys of an address say. */
export function readFilter(keys: { get(name: string): string | null }): TaskFilter {
  const read = KEYS.map((key) => [key, IN_ADDRESS[key].read(keys.get(key) ?? '')] as const);
  return Object.fromEntries(read.filter(([, wanted]) => wanted !== undefined));
}

/** The keys under which a filter stands in an address. */
export function filterKeys(filter: TaskFilter): Record<string, string> {
  const write = <K extends FilterKey>(key: K, wanted: Wanted<K>) =>
    (IN_ADDRESS[key] as unknown as InAddress<Wanted<K>>).write(wanted);
  return Object.fromEntries(saidKeys(filter).map((key) => [key, write(key, filter[key]!)]));
}

/** What a filter says. */
export const saidKeys = (filter: TaskFilter): FilterKey[] => KEYS.filter((key) => filter[key] !== undefined);

/** The one project that a filter names. */
export const projectOf = ({ project }: TaskFilter): string | undefined =>
  project === WITHOUT_PROJECT ? undefined : project;
