import type { OwnedColumn } from '#shared/stored.ts';
import { HABIT_COLORS } from './rules.ts';

/** Every stored field of a habit, once; contract.ts says beside it what each may hold, and what is reckoned from its marks. */
export const HABIT_FIELDS = {
  id: { role: 'kept', column: 'id', as: 'plain' },
  name: { role: 'own', column: 'name', as: 'plain' },
  description: { role: 'own', column: 'description', as: 'plain', fresh: null },
  type: { role: 'own', column: 'type', as: 'plain', fresh: 'positive' },
  icon: { role: 'own', column: 'icon', as: 'plain', fresh: 'target' },
  color: { role: 'own', column: 'color', as: 'plain', fresh: HABIT_COLORS[0] },
  frequency: { role: 'own', column: 'frequency', as: 'plain', fresh: 'daily' },
  weekDays: { role: 'own', column: 'week_days', as: 'digits', fresh: [] },
  timesPerPeriod: { role: 'own', column: 'times_per_period', as: 'plain', fresh: 1 },
  periodType: { role: 'own', column: 'period_type', as: 'plain', fresh: 'week' },
  targetDays: { role: 'own', column: 'target_days', as: 'plain', fresh: 30 },
  timeOfDay: { role: 'own', column: 'time_of_day', as: 'plain', fresh: 'anytime' },
  /** The first of `reminderTimes`, for whoever knows only one. */
  reminderTime: { role: 'own', column: 'reminder_time', as: 'plain', fresh: null },
  reminderTimes: { role: 'own', column: 'reminder_times', as: 'json', fresh: [] },
  reminderDays: { role: 'own', column: 'reminder_days', as: 'digits', fresh: [] },
  reminderEnabled: { role: 'own', column: 'reminder_enabled', as: 'flag', fresh: true },
  /** The reminder that was put off last. */
  snoozed: { role: 'own', column: 'snoozed', as: 'json', fresh: null },
  createdAt: { role: 'kept', column: 'created_at', as: 'instant' },
  /** The day of `createdAt` in the zone in which the habit was made. */
  createdOn: { role: 'kept', column: 'created_on', as: 'plain' },
  /** The schedules before the present one, the earliest first. */
  earlierSchedules: { role: 'kept', column: 'earlier_schedules', as: 'json' },
  rank: { role: 'kept', column: 'rank', as: 'plain' },
} as const satisfies Record<string, OwnedColumn>;

export type HabitFields = typeof HABIT_FIELDS;
