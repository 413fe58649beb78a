import { addDays, dayOf, instantOf } from '#shared/day.ts';

/** When a letter of a day is next to come after an instant: at a time on the wall of a zone, once a day however its clock is set. */
export function nextLetter(time: string, after: number, zone: string): number {
  const today = dayOf(after, zone);
  const moments = [0, 1, 2].map((ahead) => instantOf(addDays(today, ahead), time, zone));
  return moments.find((at) => at > after)!;
}
