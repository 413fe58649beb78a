import { type Day, livedDay, wallClock } from '../day.ts';
import type { Token } from './text.ts';

/** A reading of the clock; where it is not exact, «в шесть» may be 6 or 18. */
export interface HourMinute {
  hour: number;
  minute: number;
  exact: boolean;
}

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** The present moment, read once for a whole message. */
export interface Clock {
  now: number;
  zone: string;
  today: Day;
  /** Minutes since the midnight of today: more than a day has where today goes on behind the next one. */
  minute: number;
}

/** Minutes from one midnight to the next. */
export const MIDNIGHT = 24 * 60;

/** Reads the clock on the wall once, for a whole message. @param dayStart the hour at which a day begins */
export function clockAt(now: number, zone: string, dayStart = 0): Clock {
  const { hour, minute } = wallClock(now, zone);
  const goesOn = hour < dayStart ? MIDNIGHT : 0;
  return { now, zone, today: livedDay(now, { zone, dayStart }), minute: goesOn + hour * 60 + minute };
}

/** One thing said about a moment: a day, a time, a part of the day. Several make a `When`. */
export interface Piece {
  /** First token. */
  from: number;
  /** The token after the last. */
  to: number;
  /** The preposition that leads it, empty where there is none. */
  prep: string;
  day?: Day;
  /** The day only stands for a longer time that was said: «до конца недели», «на выходных». */
  vague?: boolean;
  /** A weekday without a date: moved into the week that another piece names. */
  weekday?: number;
  /** Any day of the week that was named: «на следующей неделе», «через неделю». */
  weekOf?: Day;
  time?: HourMinute;
  /** The time belongs to the day after the one named: полночь, час ночи. */
  nextDay?: boolean;
  part?: DayPart;
  hour?: number;
  /** An instant counted from now: «через полчаса». */
  moment?: number;
  past?: boolean;
}

/** What a reader of pieces answers: all but the place, which the scan knows. */
export type Reading = Omit<Piece, 'from' | 'prep'>;

/** The word at a place, '' where there is none. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** True where the tokens from `at` on are these words. */
export function wordsAt(tokens: readonly Token[], at: number, ...words: readonly (string | RegExp)[]): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    return token !== undefined && (typeof word === 'string' ? token.word === word : word.test(token.word));
  });
}
