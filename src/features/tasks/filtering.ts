import { isSameTag } from '#features/tags/rules.ts';
import { type DayClock, livedDay } from '#shared/day.ts';
import type { Condition } from './condition.ts';
import type { StoredTask } from './contract.ts';
import { TASK_FIELDS, type TaskFields } from './fields.ts';
import { conditionOf, type TaskFilter } from './filter.ts';
import { searchable, searchWords } from './rules.ts';

type Test<T> = (task: T) => boolean;
type Values = Record<keyof TaskFields, unknown>;

/** What of a task's field is compared; null is in no span. */
const compared = (field: keyof TaskFields): ((task: Values) => string | number | boolean | null) =>
  TASK_FIELDS[field].as === 'instant'
    ? (task) => (task[field] === null ? null : Date.parse(task[field] as string))
    : (task) => task[field] as string | number | boolean | null;

const all =
  <T>(tests: readonly Test<T>[]): Test<T> =>
  (task) =>
    tests.every((passes) => passes(task));

/** Whether a condition is so of a task; `textOf` answers its searchable text and is asked only where there are words. */
export function conditionTest<T extends StoredTask>(condition: Condition, textOf: (task: T) => string): Test<T> {
  const testsOf = (conditions: readonly Condition[]) => conditions.map((part) => conditionTest(part, textOf));
  if ('every' in condition) return all(testsOf(condition.every));
  if ('some' in condition) {
    const tests = testsOf(condition.some);
    return (task) => tests.some((passes) => passes(task));
  }
  if ('words' in condition) {
    const { words, field } = condition;
    const wanted = searchWords(words);
    if (wanted.length === 0) return () => true;
    return (task) => {
      const searched = field ? searchable(String(task[field] ?? '')) : textOf(task);
      return wanted.every((word) => searched.includes(word));
    };
  }
  if ('holds' in condition) {
    const { field, holds } = condition;
    return (task) => task[field].some((tag) => isSameTag(tag, holds));
  }
  const read = compared(condition.field);
  if ('is' in condition) return (task) => read(task) === condition.is;
  const { from, to } = condition;
  return (task) => {
    const value = read(task);
    return value !== null && (from === undefined || value >= from) && (to === undefined || value <= to);
  };
}

interface Sight<T> {
  now: number;
  clock: DayClock;
  textOf: (task: T) => string;
}

/** Whether a filter means a task, as somebody sees it at a moment. */
export const filterTest = <T extends StoredTask>(filter: TaskFilter, { now, clock, textOf }: Sight<T>): Test<T> =>
  conditionTest(conditionOf(filter, { now, today: livedDay(now, clock) }), textOf);
