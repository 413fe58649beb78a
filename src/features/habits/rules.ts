export const HABIT_TYPES = ['positive', 'negative'] as const;
export const FREQUENCIES = ['daily', 'every_other_day', 'weekly', 'monthly', 'custom'] as const;
export const PERIOD_TYPES = ['week', 'month'] as const;
export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export type HabitType = (typeof HABIT_TYPES)[number];
export type Frequency = (typeof FREQUENCIES)[number];
export type PeriodType = (typeof PERIOD_TYPES)[number];

export const HABIT_ICONS = [
  'target',
  'dumbbell',
  'footprints',
  'bike',
  'heart-pulse',
  'apple',
  'salad',
  'droplet',
  'moon',
  'sun',
  'bed',
  'book-open',
  'graduation-cap',
  'languages',
  'pencil',
  'music',
  'palette',
  'code',
  'brain',
  'leaf',
  'coffee',
  'wallet',
  'phone-off',
  'cigarette-off',
] as const;
export type HabitIcon = (typeof HABIT_ICONS)[number];

/** The ten preset colours; the first is the default. */
export const HABIT_COLORS = [
  '#6366f1',
  '#3b82f6',
  '#06b6d4',
  '#10b981',
  '#84cc16',
  '#f59e0b',
  '#f97316',
  '#ef4444',
  '#ec4899',
  '#8b5cf6',
] as const;
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** Hours and minutes as a time input gives them. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Times at which a habit may remind on a day. */
export const REMINDER_TIMES_MAX = 5;

export const NAME_MAX = 100;
export const DESCRIPTION_MAX = 2000;
export const NOTE_MAX = 500;
export const TARGET_DAYS_MAX = 3650;
/** A month has no more days to mark. */
export const TIMES_MAX = 31;
/** Earlier days cannot be marked. */
export const EARLIEST_DAY = '2000-01-01';

/** Habits that the dashboard shows. */
export const DASHBOARD_HABITS = 4;

/** Days of a streak from which it burns in the next colour. */
export const STREAK_STEPS = [7, 14, 30] as const;

/** 0 below a week, then one for each step reached. */
export function streakLevel(streak: number): number {
  return STREAK_STEPS.filter((step) => streak >= step).length;
}

/** Percent from which a week of the dynamics is highlighted. */
export const STRONG_WEEK = 80;

export const ACHIEVEMENTS = ['week-streak', 'month-streak', 'strong-rate', 'hundred-entries'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

interface Figures {
  currentStreak: number;
  longestStreak: number;
  completionRate: number;
  completedEntries: number;
}

/** What a habit's figures over its whole life have earned. */
export function achievementsOf(figures: Figures): Achievement[] {
  const earned: Record<Achievement, boolean> = {
    'week-streak': figures.currentStreak >= 7,
    'month-streak': figures.longestStreak >= 30,
    'strong-rate': figures.completionRate >= 80,
    'hundred-entries': figures.completedEntries >= 100,
  };
  return ACHIEVEMENTS.filter((achievement) => earned[achievement]);
}

/** The three counters of the habits page. */
export function countHabits(habits: readonly { isActive: boolean; type: HabitType }[]) {
  return {
    all: habits.length,
    active: habits.filter(({ isActive }) => isActive).length,
    positive: habits.filter(({ type }) => type === 'positive').length,
  };
}

/** True where this change of the streak reaches the goal of the run. */
export function reachesTarget(before: number, after: number, targetDays: number): boolean {
  return before < targetDays && after >= targetDays;
}
