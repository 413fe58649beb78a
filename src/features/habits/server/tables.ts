import type { RowOf } from '#shared/stored.ts';
import type { StoredHabit } from '../contract.ts';
import type { HabitFields } from '../fields.ts';

export interface HabitTables {
  habits: HabitsTable;
  habit_years: HabitYearsTable;
  habit_notes: HabitNotesTable;
  habit_pauses: HabitPausesTable;
}

/** A column for each field. */
export interface HabitsTable extends RowOf<StoredHabit, HabitFields> {
  user_id: string;
  /** The user's revision that last wrote the row or its pauses. */
  revision: number;
  /** When which fields were last changed, as `field-times.ts` has it. */
  field_times: string;
}

interface HabitYearsTable {
  user_id: string;
  habit_id: string;
  year: number;
  /** A character a day from January 1, 365 or 366 of them: x completed, s skipped, o not done, . nothing said. */
  marks: string;
  /** The user's revision that last wrote a mark or note of the year. */
  revision: number;
  /** When which days were written, as `day-stamps.ts` has it. */
  day_stamps: string;
}

interface HabitNotesTable {
  user_id: string;
  habit_id: string;
  date: string;
  note: string;
}

interface HabitPausesTable {
  user_id: string;
  habit_id: string;
  paused_on: string;
  /** First day after the pause; null while it lasts. */
  resumed_on: string | null;
}
