import { addDays, isDay } from '#shared/day.ts';
import { type Condition, type Moment, timePassed } from './condition.ts';
import { type DaySpan, SPAN } from './day-span.ts';
import type { ImageField } from './field-sets.ts';
import { OUTCOMES } from './outcome.ts';
import { PRIORITIES, STATUSES, searchWords } from './rules.ts';

/** What a field may be asked for. */
interface Values {
  values: readonly (string | number)[];
}

/**
 * Fields whose value is a key of the filter, with all that may be asked for; what is asked for in its own way is one of `OWN_KEYS`.
 * From here follow the key in an address and in JSON, what it asks of a task and of a row, and what a language model may select
 * tasks by.
 */
export const BY_VALUE = {
  status: { values: STATUSES },
  priority: { values: PRIORITIES },
  outcome: { values: OUTCOMES },
} as const satisfies Partial<Record<ImageField, Values>>;

/** A field that the filter asks for by its value. */
export type ValueKey = keyof typeof BY_VALUE;
type ByValue = { [F in ValueKey]?: (typeof BY_VALUE)[F]['values'][number] | undefined };
export const VALUE_KEYS = Object.keys(BY_VALUE) as ValueKey[];

/** What is made of each field that the filter asks for by its value. */
export const eachValue = <Made>(make: (asked: Values, field: ValueKey) => Made) =>
  Object.fromEntries(VALUE_KEYS.map((field) => [field, make(BY_VALUE[field], field)])) as Record<ValueKey, Made>;

export type DueWanted = 'overdue' | 'none' | DaySpan;
/** On which days something was over, or at all. */
export type DoneWanted = 'any' | DaySpan;

/** Of a plan: the days for which, none, or what is put off to no day. */
export type PlanWanted = 'someday' | 'none' | DaySpan;

/** In the place of a project's id: the tasks that are in none. */
export const WITHOUT_PROJECT = 'none';

/**
 * What a key of its own may want. How each kind is read in an address is said below, as JSON in contract.ts, and what of it
 * the tests try in testing/task-filter.ts.
 */
interface Kinds {
  /** An id, or what stands for none. */
  reference: string;
  /** A tag's name. */
  tag: string;
  days: DueWanted;
  pastDays: DoneWanted;
  plan: PlanWanted;
  /** Words that all occur. */
  words: string;
}
type Kind = keyof Kinds;

interface OwnKey<K extends Kind> {
  kind: K;
  asks(wanted: Kinds[K], at: Moment): Condition;
}
const ownKey = <K extends Kind>(made: OwnKey<K>) => made;

/** Keys that ask in a way of their own: all that there is to say of each, but for its control in the list. */
const OWN_KEYS = {
  project: ownKey({
    kind: 'reference',
    asks: (wanted) => ({ field: 'projectId', is: wanted === WITHOUT_PROJECT ? null : wanted }),
  }),
  tag: ownKey({ kind: 'tag', asks: (wanted) => ({ field: 'tags', holds: wanted }) }),
  due: ownKey({ kind: 'days', asks: dueAsked }),
  done: ownKey({
    kind: 'pastDays',
    // Stryker disable next-line ConditionalExpression,StringLiteral: the letters of a word are no bounds of a span.
    asks: (wanted) => ({ field: 'completedDay', ...(wanted === 'any' ? {} : wanted) }),
  }),
  planned: ownKey({ kind: 'plan', asks: planAsked }),
  text: ownKey({ kind: 'words', asks: (words) => ({ words }) }),
};

/** What is late, as `isOverdue` of deadline.ts tells it, is active: what is done is late no more. */
function dueAsked(wanted: DueWanted, { now, today }: Moment): Condition {
  if (wanted === 'none') return { field: 'dueDate', is: null };
  if (wanted !== 'overdue') return { field: 'dueDay', ...wanted };
  const onDay: Condition = {
    every: [
      { field: 'dueHasTime', is: false },
      { field: 'dueDay', to: addDays(today, -1) },
    ],
  };
  return { every: [{ field: 'status', is: 'active' }, { some: [timePassed(now), onDay] }] };
}

function planAsked(wanted: PlanWanted): Condition {
  if (wanted === 'someday') return { field: 'someday', is: true };
  if (wanted !== 'none') return { field: 'plannedDay', ...wanted };
  return {
    every: [
      { field: 'plannedDay', is: null },
      { field: 'someday', is: false },
    ],
  };
}

type Own = typeof OWN_KEYS;
type OwnName = keyof Own;
type OwnKeys = { [K in OwnName]?: Kinds[Own[K]['kind']] | undefined };

/** What is made of each key of its own, after its kind. */
export const eachOwn = <Made extends Record<Kind, unknown>>(ofKind: Made) =>
  Object.fromEntries(Object.entries(OWN_KEYS).map(([name, { kind }]) => [name, ofKind[kind]])) as {
    [K in OwnName]: Made[Own[K]['kind']];
  };

/**
 * Which tasks are meant: by a list, an address, or whoever asks for them. What it does not say narrows nothing; where it says
 * no status, the archive is only meant by who searches.
 */
export interface TaskFilter extends ByValue, OwnKeys {}

export type FilterKey = keyof TaskFilter;
/** What a key asks for where it is said. */
export type Wanted<K extends FilterKey> = NonNullable<TaskFilter[K]>;

/** What a key says in an address; what cannot be read there narrows nothing. */
type Read<V> = (said: string) => V | undefined;

const oneOf =
  ({ values }: Values): Read<string | number> =>
  (said) =>
    values.find((value) => String(value) === said);

const asSaid: Read<string> = (said) => said || undefined;
/** A name, around which blanks mean nothing: the server takes them away as well. */
const name: Read<string> = (said) => said.trim() || undefined;

/** A span as `writeSpan` of day-span.ts writes it; undefined for anything else. */
function readSpan(said: string): DaySpan | undefined {
  const [from, to, more] = said.includes(SPAN) ? said.split(SPAN) : [said, said];
  if (more !== undefined || [from, to].some((day) => day && !isDay(day))) return undefined;
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

export const readDue = (said: string): DueWanted | undefined =>
  said === 'overdue' || said === 'none' ? said : readSpan(said);
export const readPlanned = (said: string): PlanWanted | undefined =>
  said === 'someday' || said === 'none' ? said : readSpan(said);
export const readDone = (said: string): DoneWanted | undefined => (said === 'any' ? said : readSpan(said));

const READ: { [K in Kind]: Read<Kinds[K]> } = {
  reference: name,
  tag: name,
  days: readDue,
  pastDays: readDone,
  plan: readPlanned,
  words: asSaid,
};
const IN_ADDRESS = { ...eachValue(oneOf), ...eachOwn(READ) };
const FILTER_KEYS = Object.keys(IN_ADDRESS) as FilterKey[];

/** What an address may call a key besides: what one types for a search by hand. */
const ALSO: { [K in FilterKey]?: string } = { text: 'q' };
/** Every key of an address that says something of the filter. */
export const ADDRESS_KEYS: readonly string[] = [...FILTER_KEYS, ...Object.values(ALSO)];

/** The filter that the keys of an address say, as filter-keys.ts writes them. */
export function readFilter(keys: { get(name: string): string | null }): TaskFilter {
  const said = (key: FilterKey) => keys.get(key) ?? keys.get(ALSO[key] ?? key) ?? '';
  const read = FILTER_KEYS.map((key) => [key, IN_ADDRESS[key](said(key))] as const);
  return Object.fromEntries(read.filter(([, wanted]) => wanted !== undefined));
}

/** What a filter says. */
export const saidKeys = (filter: TaskFilter): FilterKey[] => FILTER_KEYS.filter((key) => filter[key] !== undefined);

const asks = <K extends FilterKey>(key: K, wanted: Wanted<K>, at: Moment): Condition =>
  key in OWN_KEYS
    ? (OWN_KEYS[key as OwnName] as { asks: (wanted: Wanted<K>, at: Moment) => Condition }).asks(wanted, at)
    : { field: key as ValueKey, is: wanted as string };

const OUT_OF_ARCHIVE: Condition = {
  some: STATUSES.filter((status) => status !== 'archived').map((is) => ({ field: 'status', is })),
};

/** As `isSomeday` of rules.ts tells it. */
const NOT_SOMEDAY: Condition = {
  some: [
    { field: 'someday', is: false },
    { field: 'dueDay' },
    ...STATUSES.filter((status) => status !== 'active').map((is) => ({ field: 'status', is }) as const),
  ],
};

/** What a filter asks of a task at a moment. The archive, and what is put off to no day, are meant where they are named, or searched; the archive where one looks back as well. */
export function conditionOf(filter: TaskFilter, at: Moment): Condition {
  const said = saidKeys(filter).map((key) => asks(key, filter[key]!, at));
  const searches = searchWords(filter.text ?? '').length > 0;
  const left = [
    ...(filter.status === undefined && filter.done === undefined && !searches ? [OUT_OF_ARCHIVE] : []),
    ...(filter.planned === undefined && !searches ? [NOT_SOMEDAY] : []),
  ];
  return { every: [...said, ...left] };
}

/** The one project that a filter names. */
export const projectOf = ({ project }: TaskFilter): string | undefined =>
  project === WITHOUT_PROJECT ? undefined : project;
