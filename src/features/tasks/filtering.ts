import { isSameTag } from '#features/tags/rules.ts';
import { type Day, type DayClock, livedDay } from '#shared/day.ts';
import type { Task } from './contract.ts';
import { isOverdue, type Moment } from './deadline.ts';
import {
  eachValue,
  type OwnRowKey,
  type RowKey,
  saidKeys,
  type TaskFilter,
  type ValueKey,
  type Wanted,
  WITHOUT_PROJECT,
} from './filter.ts';
import { searchWords } from './rules.ts';

/** What a filter reads of a task. */
export type Filtered = Pick<Task, ValueKey | 'projectId' | 'tags' | 'dueDate' | 'dueDay' | 'dueHasTime'>;

type Test<T> = (task: T) => boolean;

const inSpan = (day: Day | null, { from, to }: { from?: Day | undefined; to?: Day | undefined }) =>
  day !== null && (from === undefined || day >= from) && (to === undefined || day <= to);

const OWN_TESTS: { readonly [K in OwnRowKey]: (wanted: Wanted<K>, at: Moment) => Test<Filtered> } = {
  project: (wanted) => (task) => task.projectId === (wanted === WITHOUT_PROJECT ? null : wanted),
  tag: (wanted) => (task) => task.tags.some((tag) => isSameTag(tag, wanted)),
  due: (wanted, at) =>
    wanted === 'none'
      ? ({ dueDate }) => dueDate === null
      : wanted === 'overdue'
        ? (task) => task.status === 'active' && isOverdue(task, at)
        : ({ dueDay }) => inSpan(dueDay, wanted),
};
const TESTS = {
  ...eachValue(
    (_, field) =>
      (wanted: unknown): Test<Filtered> =>
      (task) =>
        task[field] === wanted,
  ),
  ...OWN_TESTS,
};

/** The archive is meant where it is named, or searched. */
export const meansArchive = ({ status, text = '' }: TaskFilter): boolean =>
  status !== undefined || searchWords(text).length > 0;

/** Whether all words of a filter occur in a task; `textOf` answers its searchable text and is asked only where there are some. */
export function wordsTest<T>({ text = '' }: TaskFilter, textOf: (task: T) => string): Test<T> {
  const words = searchWords(text);
  if (words.length === 0) return () => true;
  return (task) => {
    const searched = textOf(task);
    return words.every((word) => searched.includes(word));
  };
}

interface Sight<T> {
  now: number;
  clock: DayClock;
  textOf: (task: T) => string;
}

/** Whether a filter means a task, as somebody sees it at a moment. */
export function filterTest<T extends Filtered>(filter: TaskFilter, { now, clock, textOf }: Sight<T>): Test<T> {
  const at = { now, today: livedDay(now, clock) };
  const test = <K extends RowKey>(key: K, wanted: Wanted<K>): Test<Filtered> =>
    (TESTS[key] as (wanted: Wanted<K>, at: Moment) => Test<Filtered>)(wanted, at);
  const tests: Test<T>[] = saidKeys(filter).flatMap((key) => (key === 'text' ? [] : test(key, filter[key]!)));
  if (!meansArchive(filter)) tests.push(({ status }) => status !== 'archived');
  tests.push(wordsTest(filter, textOf));
  return (task) => tests.every((passes) => passes(task));
}
