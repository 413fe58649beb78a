import type { Day } from '#shared/day.ts';
import { settled } from '#shared/fields.ts';
import { rowsOf } from '#shared/stored.ts';
import { dayStates } from '../calendar.ts';
import type { Habit, HabitEntry, NewHabit, StoredHabit } from '../contract.ts';
import { dayAt } from '../day-number.ts';
import { FRESH_HABIT, OWN_FIELDS } from '../field-sets.ts';
import { HABIT_FIELDS, type HabitFields } from '../fields.ts';
import { type History, historyOf, isActive, type Pause } from '../history.ts';
import { joinYears, type Mark, type Marks, type YearOfMarks } from '../marks.ts';
import { dueTester, periodAround, tallyOf } from '../schedule.ts';
import { currentStreak } from '../streaks.ts';
import type { HabitStore } from './store.ts';

/** One habit's rows, gathered. */
export interface HabitRecord {
  habit: StoredHabit;
  years: YearOfMarks[];
  marks: Marks;
  pauses: Pause[];
  history: History;
}

const { read, write } = rowsOf<StoredHabit, HabitFields>(HABIT_FIELDS);

export { read as readHabit };

/** Columns of what the user says of a habit. Days of the week are kept for the weekly frequency alone. */
export function toColumns(said: NewHabit) {
  const fields = { ...FRESH_HABIT, ...settled(HABIT_FIELDS, OWN_FIELDS, said) };
  const weekDays = fields.frequency === 'weekly' ? [...new Set(fields.weekDays)].sort() : [];
  return write({ ...fields, color: fields.color.toLowerCase(), weekDays });
}

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
    const life = { schedule: habit, createdOn: habit.createdOn, pauses: own.pauses, marks, today };
    return { habit, ...own, marks, history: historyOf(life) };
  });
}

/** A mark as the interface tells it. */
export function toEntry(habitId: string, date: Day, mark: Mark, note: string | null): HabitEntry {
  return { habitId, date, completed: mark === 'completed', skipped: mark === 'skipped', note };
}

/** A habit as lists answer it; `note` is today's. */
export function toHabit({ habit, pauses, history }: HabitRecord, note: string | null): Habit {
  const { today } = history;
  const { createdOn: _, ...told } = habit;
  const stateOf = dayStates(history);
  const mark = history.markAt(today);
  const period = periodAround(history.schedule, today);
  const tally = period && tallyOf(history, period);
  return {
    ...told,
    isActive: isActive(pauses),
    startedOn: dayAt(history.begin),
    pauses: pauses.map(({ from, until }) => ({ from, until })),
    dueToday: dueTester(history)(today),
    completedToday: mark === 'completed',
    currentStreak: currentStreak(history),
    quota: tally && { completed: tally.completed, required: tally.required },
    todaysEntry: mark ? toEntry(habit.id, dayAt(today), mark, note) : null,
    lastDays: Array.from({ length: 7 }, (_, index) => stateOf(today - 6 + index)),
  };
}
