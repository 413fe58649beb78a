import { addDays, type Day } from '#shared/day.ts';
import type { Token } from '#shared/russian/text.ts';
import { findPieces } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { Intent, Reading, TaskChange } from '../model.ts';

/** What everybody is heard to set of a task that is there: it stands for what is said by words that the reader never learned. */
export interface StandIn {
  what: string;
  day: Day;
}
export const STAND_IN_DEED = 'перенеси';
const DAYS = ['на завтра', 'на послезавтра'];

/** A day that the message does not speak of by itself; null where it speaks of all that could stand in. */
export function standInFor(tokens: readonly Token[], clock: Clock): StandIn | null {
  const said = new Set(findPieces(tokens, clock).map(({ day }) => day));
  return (
    DAYS.map((what, at) => ({ what, day: addDays(clock.today, at + 1) })).find(({ day }) => !said.has(day)) ?? null
  );
}

/** A piece of a text, and what stands there instead. */
interface Instead {
  start: number;
  end: number;
  text: string;
}

export const withInstead = (text: string, pieces: readonly Instead[]): string =>
  pieces
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, piece) => `${left.slice(0, piece.start)} ${piece.text} ${left.slice(piece.end)}`, text);

/** Beside a promise, a day is a planned one: «счета учту на завтра». */
const isPlanned = ({ plan }: TaskChange, day: Day) => typeof plan === 'object' && plan?.day === day;

const setsDay = (intent: Intent, day: Day) =>
  intent.act === 'update' &&
  intent.meant.kind !== 'unknown' &&
  ((intent.change.due?.kind === 'day' && intent.change.due.day === day) || isPlanned(intent.change, day));

/**
 * The readings of a message in which a day stood for something else, with that in its place.
 * @returns null where the likeliest sets no day of a task that is there: it is then to be read otherwise
 */
export function stoodFor(readings: readonly Reading[], { day }: StandIn, says: TaskChange): Reading[] | null {
  const sets = (reading: Reading | undefined) => reading?.intents.some((intent) => setsDay(intent, day)) ?? false;
  if (!sets(readings[0])) return null;
  return readings.filter(sets).map((reading) => ({
    ...reading,
    intents: reading.intents.map((intent) => {
      if (intent.act !== 'update' || !setsDay(intent, day)) return intent;
      const { due: _, plan, ...others } = intent.change;
      const change = { ...others, ...(plan !== undefined && !isPlanned(intent.change, day) && { plan }) };
      // «вытащи из когда-нибудь, сделаю сегодня»: what is taken away says less than what is put.
      return { ...intent, change: { ...says, ...change } };
    }),
  }));
}
