import { addDays, type Day } from '../day.ts';
import { occurrencesAfter } from './occurrences.ts';
import { type Rule, ruleOf } from './rule.ts';

/** How a task repeats, as it is said. */
export interface RepeatSaid {
  /** RFC 5545 RRULE without DTSTART, as `rule.ts` reads it. */
  rule: string;
  /** From when the next day counts: from the one that was meant, or from the one on which it was done. */
  from: 'due' | 'completion';
  /** Which days there are for it: all, or those on which Russia works. */
  calendar: 'all' | 'workdays';
}

/** How a task repeats, and where in the series it stands. */
export interface Repeat extends RepeatSaid {
  /** The day from which the rule's periods count. */
  start: Day;
  /** Which of the series it is, the first one 1. */
  index: number;
}

/** What is said of a repeat: whoever says no place in the series begins one, or goes on with the one that there is. */
export type RepeatInput = RepeatSaid & { [F in 'start' | 'index']?: Repeat[F] | undefined };

/** A task that is done, or let go by. */
interface Over {
  day: Day;
  /** The day in which its owner is. */
  today: Day;
}

const isLast = ({ count }: Rule, index: number) => count !== null && index >= count;

/** The days on which the series goes on, the next ones first; none where it is over. */
function daysAfter(repeat: Repeat, { day, today }: Over): Iterable<Day> {
  const rule = ruleOf(repeat);
  const { calendar } = repeat;
  if (repeat.from === 'completion') return occurrencesAfter({ rule, calendar, start: today }, today);
  // Stryker disable next-line EqualityOperator: of one day both are the same.
  return occurrencesAfter({ rule, calendar, start: repeat.start }, day < today ? today : day);
}

/** The day of the next one of a series, and where it stands in it; null where there is none. */
export function nextOf(repeat: Repeat, over: Over): { day: Day; repeat: Repeat } | null {
  if (isLast(ruleOf(repeat), repeat.index)) return null;
  for (const day of daysAfter(repeat, over)) return { day, repeat: { ...repeat, index: repeat.index + 1 } };
  return null;
}

/** The days that come next, as far as they are known: each as if the one before were done on its day. */
export function nextDays(repeat: Repeat, day: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let next = nextOf(repeat, { day, today: day }); next && days.length < count; ) {
    days.push(next.day);
    next = nextOf(next.repeat, { day: next.day, today: next.day });
  }
  return days;
}

/** The first day, from one on, on which a rule lets a series begin: the periods that it leaves out follow. Null where it has none. */
export function firstDay(said: RepeatSaid, from: Day): Day | null {
  const { calendar } = said;
  const rule = { ...ruleOf(said), interval: 1 };
  for (const day of occurrencesAfter({ rule, calendar, start: from }, addDays(from, -1))) return day;
  return null;
}
