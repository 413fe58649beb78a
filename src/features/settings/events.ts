import { defineEvent } from '#shared/event.ts';

/** The days of the account go by another zone: told within the write that says so. */
export const zoneChanged = defineEvent<{ zone: string; revision: number }>('zone-changed');

/** Something else is wanted of the days from now on. */
export const goalsChanged = defineEvent<undefined>('goals-changed');

/** Letters of a day come at another time, or no more. */
export const dayLettersMoved = defineEvent<undefined>('day-letters-moved');

/** Check-ins of a session come at another pace. */
export const checkInsMoved = defineEvent<undefined>('check-ins-moved');

/** Reminders of what has a day and no time count from another hour. */
export const allDayReminderMoved = defineEvent<undefined>('all-day-reminder-moved');
