import { pick } from '#shared/fields.ts';
import type { Habit } from './contract.ts';
import { FORM_FIELDS, FRESH_HABIT } from './field-sets.ts';
import { type HabitValues, valuesOf } from './habit-form.ts';
import { bothTimes } from './reminder-times.ts';
import type { UnsentHabit } from './unsent.ts';

/** The form in which a refused change is put right, with its words. */
export interface RefusedHabit {
  /** The habit that it changes; absent where it makes one, also in the place of one that is gone. */
  subject?: string;
  values: Partial<HabitValues>;
}

/** Undefined for what the form does not say, as a mark, a pause or a deletion. */
export function formOfRefused(unsent: UnsentHabit, habits: readonly Habit[]): RefusedHabit | undefined {
  if (unsent.deed !== 'create' && unsent.deed !== 'change') return undefined;
  const said = bothTimes(unsent.deed === 'create' ? unsent.habit : unsent.change);
  const fields = FORM_FIELDS.filter((field) => said[field] !== undefined);
  if (fields.length === 0) return undefined;
  const habit = habits.find(({ id }) => id === unsent.id);
  const values = valuesOf({ ...FRESH_HABIT, name: '', ...habit, ...pick(said, fields) } as Habit);
  return habit && unsent.deed === 'change' ? { subject: habit.id, values: pick(values, fields) } : { values };
}
