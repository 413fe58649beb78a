import { settled } from '#shared/fields.ts';
import type { NewHabit } from './contract.ts';
import { FRESH_HABIT, OWN_FIELDS } from './field-sets.ts';
import { HABIT_FIELDS } from './fields.ts';
import { keptWeekDays, orderedDays } from './schedule-versions.ts';

/** What is kept of what the user says of a habit. Days of the week are kept for the weekly frequency alone. */
export function saidFields(said: NewHabit) {
  const fields = { ...FRESH_HABIT, ...settled(HABIT_FIELDS, OWN_FIELDS, said) };
  return {
    ...fields,
    color: fields.color.toLowerCase(),
    weekDays: keptWeekDays(fields),
    reminderDays: orderedDays(fields.reminderDays),
  };
}
