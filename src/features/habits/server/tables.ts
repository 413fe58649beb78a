export interface HabitTables {
  habits: HabitsTable;
  habit_years: HabitYearsTable;
  habit_notes: HabitNotesTable;
  habit_pauses: HabitPausesTable;
}

export interface HabitsTable {
  user_id: string;
  id: string;
  name: string;
  description: string | null;
  type: 'positive' | 'negative';
  icon: string;
  color: string;
  frequency: 'daily' | 'every_other_day' | 'weekly' | 'monthly' | 'custom';
  /** Digits 1 (Monday) … 7 in order, as `135`; empty where none is named. */
  week_days: string;
  times_per_period: number;
  period_type: 'week' | 'month';
  target_days: number;
  time_of_day: 'morning' | 'afternoon' | 'evening' | 'anytime';
  /** `HH:MM` on the user's clock. */
  reminder_time: string | null;
  reminder_enabled: number;
  created_at: number;
  created_on: string;
  rank: string;
}

interface HabitYearsTable {
  user_id: string;
  habit_id: string;
  year: number;
  /** A character a day from January 1, 365 or 366 of them: x completed, s skipped, o not done, . nothing said. */
  marks: string;
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
