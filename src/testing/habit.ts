import type { Habit } from '#features/habits/contract.ts';
import { FRESH_HABIT } from '#features/habits/field-sets.ts';

/** A daily habit of which nothing but the given fields is said, nor marked on any day. */
export const makeHabit = (fields: Partial<Habit> = {}): Habit => ({
  ...FRESH_HABIT,
  id: 'a',
  name: 'Зарядка',
  createdAt: '2026-11-01T09:00:00.000Z',
  earlierSchedules: [],
  rank: 'a0',
  startedOn: '2026-11-01',
  isActive: true,
  pauses: [],
  dueToday: true,
  completedToday: false,
  currentStreak: 0,
  streakPeriods: null,
  quota: null,
  todaysEntry: null,
  lastDays: [],
  ...fields,
});
