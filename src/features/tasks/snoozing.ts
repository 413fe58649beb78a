import { addDays, type DayClock, HOUR, instantOf, livedDay, MINUTE } from '#shared/day.ts';
import type { Reminder } from './reminder-contract.ts';

/** The reminders of a task once one of them is put off. */
export const withSnoozed = (reminders: readonly Reminder[], id: string, until: number): Reminder[] =>
  reminders.map((one) => (one.id === id ? { ...one, snoozedUntil: new Date(until).toISOString() } : one));

export const SNOOZES = ['minutes', 'hour', 'evening', 'morning'] as const;
export type SnoozeChoice = { choice: (typeof SNOOZES)[number]; until: number };

const EVENING = '19:00';
const MORNING = '09:00';
/** No evening is offered that begins within this. */
const EVENING_AHEAD = HOUR;

/** Until when one may put off at a moment: this evening only as long as it lies ahead. */
export function snoozeChoices(now: number, clock: DayClock): SnoozeChoice[] {
  const today = livedDay(now, clock);
  const evening = instantOf(today, EVENING, clock.zone);
  return [
    { choice: 'minutes', until: now + 10 * MINUTE },
    { choice: 'hour', until: now + HOUR },
    ...(evening - now > EVENING_AHEAD ? [{ choice: 'evening', until: evening } as const] : []),
    { choice: 'morning', until: instantOf(addDays(today, 1), MORNING, clock.zone) },
  ];
}
