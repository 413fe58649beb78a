import type { Day } from '#shared/day.ts';
import { rowsOf } from '#shared/stored.ts';
import type { NewHabit, StoredHabit } from '../contract.ts';
import { HABIT_FIELDS, type HabitFields } from '../fields.ts';
import { historyOf, type Pause } from '../history.ts';
import { joinYears, type Marks, type YearOfMarks } from '../marks.ts';
import { saidFields } from '../said-fields.ts';
import type { KeptSchedule } from '../schedule-versions.ts';
import type { LivedHabit } from '../told.ts';
import type { HabitStore } from './store.ts';

/** One habit's rows, gathered. */
export interface HabitRecord extends LivedHabit {
  years: YearOfMarks[];
  marks: Marks;
  pauses: Pause[];
}

const { read, write } = rowsOf<StoredHabit, HabitFields>(HABIT_FIELDS);

export { read as readHabit };

/** Columns of what the user says of a habit. */
export const toColumns = (said: NewHabit, earlierSchedules: KeptSchedule[] = []) =>
  write({ ...saidFields(said), earlierSchedules });

/** Reads one habit, or all of a user's, in three statements. */
export async function readRecords(store: HabitStore, userId: string, today: Day, id?: string): Promise<HabitRecord[]> {
  const [rows, allYears, allPauses] = await Promise.all([
    store.list(userId, id),
    store.years(userId, id),
    store.pauses(userId, id),
  ]);
  const years = Map.groupBy(allYears, (row) => row.habit_id);
  const pauses = Map.groupBy(allPauses, (row) => row.habit_id);
  return rows.map((row) => {
    const habit = read(row);
    const own = { years: years.get(row.id) ?? [], pauses: pauses.get(row.id) ?? [] };
    const marks = joinYears(own.years);
    const { earlierSchedules: earlier } = habit;
    const life = { schedule: habit, earlier, createdOn: habit.createdOn, pauses: own.pauses, marks, today };
    return { habit, ...own, marks, history: historyOf(life) };
  });
}
