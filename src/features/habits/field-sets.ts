import { type FieldWith, fieldsWith, freshOf } from '#shared/fields.ts';
import { HABIT_FIELDS, type HabitFields } from './fields.ts';

/** What the user says of a habit. */
export type OwnField = FieldWith<HabitFields, { role: 'own' }>;

export const OWN_FIELDS = fieldsWith(HABIT_FIELDS, { role: 'own' });

/** Of these, what its form says: a reminder is put off where it comes. */
export type FormField = Exclude<OwnField, 'snoozed'>;

export const FORM_FIELDS = OWN_FIELDS.filter((field): field is FormField => field !== 'snoozed');

/** What a new habit has where nothing is said. */
export const FRESH_HABIT = freshOf(HABIT_FIELDS);
