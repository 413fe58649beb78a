import { HOUR, MINUTE, wallClock } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';

/** Minutes by which the clocks of a zone are ahead of UTC. */
function ahead(zone: string, at: number): number {
  const { year, month, day, hour, minute } = wallClock(at, zone);
  return (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE) * MINUTE) / MINUTE;
}

const HALF_A_YEAR = 183 * 24 * HOUR;

/** True where clocks show another time than those of a zone, now or half a year on: two names of one time are no other place. */
export const isElsewhere = (one: string, other: string, now: number): boolean =>
  // Stryker disable next-line ArithmeticOperator: half a year ago clocks were as far ahead as they will be in half a year.
  [now, now + HALF_A_YEAR].some((at) => ahead(one, at) !== ahead(other, at));

/** «Europe/Moscow (UTC+3)». */
export function zoneName(zone: string, now: number): string {
  const minutes = ahead(zone, now);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '\u2212' : '+'}${hours}${rest ? `:${rest}` : ''}`;
  return `${zone.replaceAll('_', ' ')} (UTC${offset})`;
}

/** Zones to choose from, from west to east; those that are in use are among them, however they are called. */
export function zoneChoices(own: string, here: string, now: number): string[] {
  const all = [...new Set([...Intl.supportedValuesOf('timeZone'), own, here])];
  const places = new Map(all.map((zone) => [zone, ahead(zone, now)]));
  return all.sort((one, other) => places.get(one)! - places.get(other)! || compareText(one, other));
}
