import { addDays, type DayClock, HOUR, instantOf, livedDay, MINUTE } from './day.ts';

/** Until when a reminder can be put off, whatever it reminds of. */
export const SNOOZES = ['minutes', 'hour', 'evening', 'morning'] as const;
export type SnoozeChoice = { choice: (typeof SNOOZES)[number]; until: number };

/** Minutes of the shortest, which a notice of the system offers alone. */
export const SNOOZE_MINUTES = 10;
const EVENING = '19:00';
const MORNING = '09:00';
/** No evening is offered that begins within this. */
const EVENING_AHEAD = HOUR;

/** Until when one may put off at a moment: this evening only as long as it lies ahead. */
export function snoozeChoices(now: number, clock: DayClock): SnoozeChoice[] {
  const today = livedDay(now, clock);
  const evening = instantOf(today, EVENING, clock.zone);
  return [
    { choice: 'minutes', until: now + SNOOZE_MINUTES * MINUTE },
    { choice: 'hour', until: now + HOUR },
    ...(evening - now > EVENING_AHEAD ? [{ choice: 'evening', until: evening } as const] : []),
    { choice: 'morning', until: instantOf(addDays(today, 1), MORNING, clock.zone) },
  ];
}
