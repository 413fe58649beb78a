import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

export const HABITS: AccountLimit = { table: 'habits', rows: { most: 500, full: texts.habitsFull } };
export const YEARS: AccountLimit = { table: 'habit_years', rows: { most: 10_000, full: texts.yearsFull } };
export const NOTES: AccountLimit = { table: 'habit_notes', rows: { most: 50_000, full: texts.notesFull } };
export const PAUSES: AccountLimit = { table: 'habit_pauses', rows: { most: 20_000, full: texts.pausesFull } };
