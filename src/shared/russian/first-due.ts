import { addDays, type Day, dayOf, instantOf, timeOf } from '../day.ts';
import { firstDay, type RepeatSaid } from '../repeat/repeat.ts';
import type { SaidRepeat } from './said-repeat.ts';
import { tokenize } from './text.ts';
import { changedDue, compatible, END_OF_DAY, findPieces, momentOf, type When } from './when.ts';
import type { Clock } from './when-piece.ts';

/** The first day of a rule from that of a deadline on, at its time; null where the rule has none. */
export function alignedDue(repeat: RepeatSaid, due: number, { zone }: Pick<Clock, 'zone'>): number | null {
  const day = firstDay(repeat, dayOf(due, zone));
  return day === null ? null : instantOf(day, timeOf(due, zone), zone);
}

function whenIn(text: string, clock: Clock): When | null {
  const tokens = tokenize(text);
  return momentOf(tokens, compatible(tokens, findPieces(tokens, clock)), clock);
}

/** When the first of a series is due, of which no more than this is said; null where its rule has no day. */
export function firstDue(
  { repeat, part }: Pick<SaidRepeat, 'repeat' | 'part'>,
  said: When | null,
  clock: Clock,
): number | null {
  const when = said ?? (part === null ? null : whenIn(part, clock));
  const { today, zone, now } = clock;
  if (when && (when.saysDay || !when.clockTime)) return alignedDue(repeat, when.due, clock);
  const endOf = (day: Day | null) => (day === null ? null : instantOf(day, END_OF_DAY, zone));
  const first = endOf(firstDay(repeat, today));
  if (!first || !when?.clockTime) return first;
  // «в 10» of each day is no hour of this evening.
  const later = endOf(firstDay(repeat, addDays(today, 1)));
  const timed = changedDue(later ?? first, { kind: 'time', time: when.clockTime }, clock)!;
  const atOnce = instantOf(dayOf(first, zone), timeOf(timed, zone), zone);
  return atOnce > now ? atOnce : later && timed;
}
