import { dequal } from 'dequal/lite';
import { addDays, type Day } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import { isActive, type Pause } from './history.ts';

/** Days from one to another, both among them; without an end where `to` is null. */
export interface Stretch {
  from: Day;
  to: Day | null;
}

/** What is said of the days on which a habit rests: on some it does not any more, on others it does. */
export interface Rest {
  lifted: readonly Stretch[];
  paused: readonly Stretch[];
}

/** What is said of one habit. */
export type HabitRest = { id: string } & Rest;

/** The latest day that a pause can be said to begin or to end on. */
export const LATEST_DAY: Day = '2199-12-31';

/** Stretches that can be said of a habit at once. */
export const STRETCHES_MAX = 50;

/** A pause as people say it: with its last day. */
export const stretchOf = ({ from, until }: Pause): Stretch => ({ from, to: until && addDays(until, -1) });

const pauseOf = ({ from, to }: Stretch): Pause => ({ from, until: to && addDays(to, 1) });

const laterDay = (one: Day, other: Day): Day => [one, other].sort()[1]!;
// Stryker disable next-line ConditionalExpression,LogicalOperator: null happens to be ordered behind every day.
const later = (one: Day | null, other: Day | null) => (one === null || other === null ? null : laterDay(one, other));
// Stryker disable next-line ConditionalExpression,EqualityOperator: null is before no day, and of one day either is that day.
const earlier = (one: Day | null, other: Day): Day => (one !== null && one < other ? one : other);

/** What is left of pauses without the days of another one. */
const without = (pauses: readonly Pause[], gone: Pause): Pause[] =>
  pauses.flatMap(({ from, until }) => {
    const ahead = { from, until: earlier(until, gone.from) };
    // Stryker disable next-line ArrayDeclaration: what is no pause is filtered away.
    const behind = gone.until === null ? [] : [{ from: laterDay(gone.until, from), until }];
    return [ahead, ...behind].filter((left) => left.until === null || left.from < left.until);
  });

/** Pauses in their order, those that touch as one. */
function joined(pauses: readonly Pause[]): Pause[] {
  const all: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => compareText(a.from, b.from))) {
    const last = all.at(-1);
    // Stryker disable next-line ConditionalExpression: null is before no day.
    if (!last || (last.until !== null && last.until < pause.from)) all.push({ ...pause });
    else last.until = later(last.until, pause.until);
  }
  return all;
}

const lifting = (pauses: readonly Pause[], stretches: readonly Pause[]) =>
  stretches.reduce<Pause[]>(without, [...pauses]);

/** Pauses after something was said of their days: first what is lifted, then what is paused. */
export const rested = (pauses: readonly Pause[], { lifted, paused }: Rest): Pause[] =>
  joined([...lifting(pauses, lifted.map(pauseOf)), ...paused.map(pauseOf)]);

/** What makes one state of pauses of another. */
export const restBetween = (before: readonly Pause[], after: readonly Pause[]): Rest => ({
  lifted: lifting(joined(before), after).map(stretchOf),
  paused: lifting(joined(after), before).map(stretchOf),
});

/** Pauses that last or are still to come, of several habits each once, the earliest first. */
export function pausesAhead(habits: readonly { pauses: readonly Pause[] }[], today: Day): Pause[] {
  const ahead = habits.flatMap(({ pauses }) => pauses).filter(({ until }) => until === null || until > today);
  const each = ahead.filter((pause, place) => ahead.findIndex((other) => dequal(other, pause)) === place);
  const endOf = ({ until }: Pause) => until ?? LATEST_DAY;
  return each.sort((a, b) => compareText(a.from, b.from) || compareText(endOf(a), endOf(b)));
}

interface Restable {
  id: string;
  pauses: readonly Pause[];
  completedToday: boolean;
}

/** Puts habits to rest from today on; one that is done today from tomorrow. */
export const restNow = (habits: readonly Restable[], today: Day): HabitRest[] =>
  habits.map(({ id, completedToday }) => ({
    id,
    lifted: [],
    paused: [{ from: completedToday ? addDays(today, 1) : today, to: null }],
  }));

/** Ends the pause that lasts today. Later ones stay as they are planned. */
export const backNow = (habits: readonly Restable[], today: Day): HabitRest[] =>
  habits.flatMap(({ id, pauses, completedToday }) => {
    const lasting = pauses.find((pause) => !isActive([pause], today, completedToday));
    return lasting ? [{ id, lifted: [{ from: today, to: stretchOf(lasting).to }], paused: [] }] : [];
  });
