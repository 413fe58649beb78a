import type { z } from 'zod';
import { pick } from '#shared/fields.ts';
import { type Habit, habitInput } from './contract.ts';
import { FORM_FIELDS, type FormField, FRESH_HABIT } from './field-sets.ts';

/** What the dialog may send: it neither pauses nor resumes, nor puts a reminder off. */
export const habitForm = habitInput.omit({ isActive: true, snoozed: true });

const DEFAULT_REMINDER = '09:00';
const EMPTY = { ...FRESH_HABIT, name: '', reminderTimes: [DEFAULT_REMINDER] };

/** What the form holds: a habit's own fields, an empty text for what there is not. */
export type HabitValues = { -readonly [F in FormField]: Filled<Habit[F]> };
type Filled<V> = null extends V ? Exclude<V, null> | '' : V;

/** What the form begins with. */
export function valuesOf(habit: Habit | undefined): HabitValues {
  const fields = Object.entries(pick(habit ?? EMPTY, FORM_FIELDS));
  return Object.fromEntries(fields.map(([name, value]) => [name, value ?? ''])) as unknown as HabitValues;
}

/** What is sent: days of the week only where the frequency reads them, and of the times of reminders all. */
export function bodyOf({ weekDays, reminderTime: _, ...values }: z.output<typeof habitForm>) {
  return values.frequency === 'weekly' ? { ...values, weekDays } : values;
}
