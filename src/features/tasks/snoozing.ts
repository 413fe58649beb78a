import type { Reminder } from './reminder-contract.ts';

/** The reminders of a task once one of them is put off. */
export const withSnoozed = (reminders: readonly Reminder[], id: string, until: number): Reminder[] =>
  reminders.map((one) => (one.id === id ? { ...one, snoozedUntil: new Date(until).toISOString() } : one));
