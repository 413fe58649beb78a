import { type Day, type DayClock, instantOf } from './day.ts';

/** The instant at which somebody begins to live a day, epoch milliseconds. */
export const beginOf = (day: Day, { zone, dayStart = 0 }: DayClock): number => instantOf(day, `0${dayStart}:00`, zone);
