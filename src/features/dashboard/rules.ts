/** Parts of the day as people greet each other in them. */
export type DayPart = 'night' | 'morning' | 'day' | 'evening';

/** The part of the day at an hour of 0–23. */
export function dayPart(hour: number): DayPart {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
