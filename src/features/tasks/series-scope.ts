import { dequal } from 'dequal/lite';
import { type Day, type DayClock, weekdayOf } from '#shared/day.ts';
import type { Repeat } from '#shared/repeat/repeat.ts';
import { lastUpTo, type Rule, ruleOf, writeRule } from '#shared/repeat/rule.ts';
import type { Task, TaskChange } from './contract.ts';
import { deadlineOf } from './deadline.ts';
import { ownFields, withFollowing } from './edits.ts';
import { OWN_FIELDS } from './field-sets.ts';
import { dateOf, nthWeekdayOf, yearly } from './repeat-choices.ts';
import { successorOf } from './repeating.ts';

/** Whom a change of a task that repeats is about: it alone, or all that follow on it as well. */
export type Scope = 'this' | 'following';

/** When somebody changes something, and by what days they live. */
export interface Sight {
  now: number;
  clock: DayClock;
}

type Days = Pick<Rule, 'weekdays' | 'monthDays' | 'months' | 'positions'>;
const NONE: Days = { weekdays: [], monthDays: [], months: [], positions: [] };
const daysOf = ({ weekdays, monthDays, months, positions }: Rule): Days => ({
  weekdays,
  monthDays,
  months,
  positions,
});

/** The ways in which a rule can name the day on which a task is due. */
const NAMINGS: readonly ((day: Day) => Days)[] = [
  () => NONE,
  (day) => ({ ...NONE, ...lastUpTo(dateOf(day)) }),
  (day) => ({ ...NONE, weekdays: [nthWeekdayOf(day)] }),
  (day) => {
    const { months, monthDays, positions } = yearly(day);
    return { ...NONE, months, monthDays, positions };
  },
];

/** The days of a rule with another one in the place of that on which a task was due; null where it names that in no such way. */
function daysMoved(rule: Rule, from: Day, to: Day): Days | null {
  const days = daysOf(rule);
  if (rule.frequency === 'WEEKLY' && rule.weekdays.length > 0) {
    const named = rule.weekdays.map(({ weekday }) => weekday);
    if (!named.includes(weekdayOf(from))) return null;
    const moved = new Set(named.map((weekday) => (weekday === weekdayOf(from) ? weekdayOf(to) : weekday)));
    return { ...days, weekdays: [...moved].sort((a, b) => a - b).map((weekday) => ({ weekday, nth: null })) };
  }
  return NAMINGS.find((naming) => dequal(naming(from), days))?.(to) ?? null;
}

/** A repeat whose days follow a task that is moved to another one; as it is where its rule has days of its own. */
export function movedRepeat(repeat: Repeat, from: Day, to: Day): Repeat {
  const rule = ruleOf(repeat);
  const days = repeat.calendar === 'all' ? daysMoved(rule, from, to) : null;
  return days ? { ...repeat, rule: writeRule({ ...rule, ...days }), start: to } : repeat;
}

/** What is said of a task that repeats, so that it is about it alone or about all that follow. */
export function saidFor(task: Task, change: TaskChange, scope: Scope, zone: string): TaskChange {
  if (scope === 'this') return { ...change, onlyThis: true };
  const dueDay = deadlineOf(change, zone)?.dueDay;
  if (!dueDay || dueDay === task.dueDay || !task.repeat || !task.dueDay) return change;
  const repeat = movedRepeat(task.repeat, task.dueDay, dueDay);
  return repeat === task.repeat ? change : { ...change, repeat };
}

/** What makes the next one another than it was. That it is counted from elsewhere, or reminds on another day, follows from its day. */
const COMPARED = OWN_FIELDS.filter((field) => field !== 'repeat' && field !== 'reminders');

/**
 * Whether it makes a difference to those that follow on a task that a change of it is about them, too. What is said of the
 * repeat itself is about the series in any case.
 */
export function isOfSeries(task: Task, change: TaskChange, { now, clock }: Sight): boolean {
  if (task.status !== 'active' || change.status !== undefined || change.repeat !== undefined) return false;
  const next = successorOf(task, now, clock);
  if (!next) return false;
  // Stryker disable next-line StringLiteral: whatever is not 'this' is about those that follow.
  const said = saidFor(task, change, 'following', clock.zone);
  const changed = { ...task, ...ownFields(withFollowing(task, { ...said, ...deadlineOf(said, clock.zone) })) };
  const other = successorOf(changed, now, clock);
  return (
    !other || COMPARED.some((field) => !dequal(next[field], other[field])) || !dequal(task.reminders, changed.reminders)
  );
}
