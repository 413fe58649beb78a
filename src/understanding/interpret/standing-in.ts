import { addDays, type Day } from '#shared/day.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import type { Intent, Reading, TaskChange } from '../model.ts';

/** What everybody is heard to set of a task that is there: it stands for what is said by words that the reader never learned. */
export const STAND_IN = { deed: 'перенеси', what: 'на завтра' };

/** A piece of a text, and what stands there instead. */
export interface Instead {
  start: number;
  end: number;
  text: string;
}

export const withInstead = (text: string, pieces: readonly Instead[]): string =>
  pieces
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, piece) => `${left.slice(0, piece.start)} ${piece.text} ${left.slice(piece.end)}`, text);

const setsDay = (intent: Intent, day: Day) =>
  intent.act === 'update' &&
  intent.meant.kind !== 'unknown' &&
  intent.change.due?.kind === 'day' &&
  intent.change.due.day === day;

/**
 * The readings of a message in which a day stood for something else, with that in its place.
 * @returns null where the likeliest sets no day of a task that is there: it is then to be read otherwise
 */
export function stoodFor(readings: readonly Reading[], { today }: Clock, says: TaskChange): Reading[] | null {
  const day = addDays(today, 1);
  const sets = (reading: Reading | undefined) => reading?.intents.some((intent) => setsDay(intent, day)) ?? false;
  if (!sets(readings[0])) return null;
  return readings.filter(sets).map((reading) => ({
    ...reading,
    intents: reading.intents.map((intent) => {
      if (intent.act !== 'update' || !setsDay(intent, day)) return intent;
      const { due: _, ...change } = intent.change;
      // «вытащи из когда-нибудь, сделаю сегодня»: what is taken away says less than what is put.
      return { ...intent, change: { ...says, ...change } };
    }),
  }));
}
