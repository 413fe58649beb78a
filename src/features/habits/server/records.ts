import type { Day } from '#shared/day.ts';
import { dayStates } from '../calendar.ts';
import type { Habit, HabitEntry, HabitInput } from '../contract.ts';
import { dayAt } from '../day-number.ts';
import { type History, historyOf, isActive, type Pause, type Schedule } from '../history.ts';
import { joinYears, type Mark, type Marks, type YearOfMarks } from '../marks.ts';
import type { HabitIcon } from '../rules.ts';
import { dueTester, periodAround, tallyOf } from '../schedule.ts';
import { currentStreak } from '../streaks.ts';
import type { HabitRow, HabitStore } from './store.ts';

/** One habit's rows, gathered. */
export interface HabitRecord {
  row: HabitRow;
  years: YearOfMarks[];
  marks: Marks;
  pauses: Pause[];
  history: History;
}

/** A habit's fields as they stand in its row: of what a request may say, everything but the pause. */
export type HabitFields = Omit<HabitInput, 'isActive'>;

/** Columns of a habit's fields. Days of the week are kept for the weekly frequency alone. */
export function toColumns(fields: HabitFields) {
  return {
    name: fields.name,
    description: fields.description || null,
    type: fields.type,
    icon: fields.icon,
    color: fields.color.toLowerCase(),
    frequency: fields.frequency,
    week_days: fields.frequency === 'weekly' ? [...new Set(fields.weekDays ?? [])].sort().join('') : '',
    times_per_period: fields.timesPerPeriod,
    period_type: fields.periodType,
    target_days: fields.targetDays,
    time_of_day: fields.timeOfDay,
    reminder_time: fields.reminderTime || null,
    reminder_enabled: fields.reminderEnabled ? 1 : 0,
  };
}

/** A row as the fields it was made of. */
export function toFields(row: HabitRow) {
  return {
    name: row.name,
    description: row.description,
    type: row.type,
    // Nothing else was ever let in.
    icon: row.icon as HabitIcon,
    color: row.color,
    frequency: row.frequency,
    weekDays: [...row.week_days].map(Number),
    timesPerPeriod: row.times_per_period,
    periodType: row.period_type,
    targetDays: row.target_days,
    timeOfDay: row.time_of_day,
    reminderTime: row.reminder_time,
    reminderEnabled: row.reminder_enabled === 1,
  } satisfies HabitFields & Schedule;
}

/** Reads one habit, or all of a user's, in three statements. */
export async function readRecords(store: HabitStore, userId: string, today: Day, id?: string): Promise<HabitRecord[]> {
  const rows = await store.list(userId, id);
  const years = Map.groupBy(await store.years(userId, id), (row) => row.habit_id);
  const pauses = Map.groupBy(await store.pauses(userId, id), (row) => row.habit_id);
  return rows.map((row) => {
    const own = { years: years.get(row.id) ?? [], pauses: pauses.get(row.id) ?? [] };
    const marks = joinYears(own.years);
    const life = { schedule: toFields(row), createdOn: row.created_on, pauses: own.pauses, marks, today };
    return { row, ...own, marks, history: historyOf(life) };
  });
}

/** A mark as the interface tells it. */
export function toEntry(habitId: string, date: Day, mark: Mark, note: string | null): HabitEntry {
  return { habitId, date, completed: mark === 'completed', skipped: mark === 'skipped', note };
}

/** A habit as lists answer it; `note` is today's. */
export function toHabit({ row, pauses, history }: HabitRecord, note: string | null): Habit {
  const { today } = history;
  const stateOf = dayStates(history);
  const mark = history.markAt(today);
  const period = periodAround(history.schedule, today);
  const tally = period && tallyOf(history, period);
  return {
    id: row.id,
    ...toFields(row),
    isActive: isActive(pauses),
    createdAt: new Date(row.created_at).toISOString(),
    rank: row.rank,
    startedOn: dayAt(history.begin),
    pauses: pauses.map(({ from, until }) => ({ from, until })),
    dueToday: dueTester(history)(today),
    completedToday: mark === 'completed',
    currentStreak: currentStreak(history),
    quota: tally && { completed: tally.completed, required: tally.required },
    todaysEntry: mark ? toEntry(row.id, dayAt(today), mark, note) : null,
    lastDays: Array.from({ length: 7 }, (_, index) => stateOf(today - 6 + index)),
  };
}
