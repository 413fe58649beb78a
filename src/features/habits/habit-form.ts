import type { z } from 'zod';
import { type Habit, habitInput } from './contract.ts';
import { HABIT_DEFAULTS, type HabitIcon } from './rules.ts';

/** What the dialog may send: it neither pauses nor resumes. */
export const habitForm = habitInput.omit({ isActive: true });

const DEFAULT_REMINDER = '09:00';

/** What the form holds. */
export interface HabitValues {
  name: string;
  description: string;
  type: Habit['type'];
  icon: HabitIcon;
  color: string;
  frequency: Habit['frequency'];
  weekDays: number[];
  timesPerPeriod: number;
  periodType: Habit['periodType'];
  targetDays: number;
  timeOfDay: Habit['timeOfDay'];
  reminderEnabled: boolean;
  reminderTime: string;
}

/** What the form begins with. */
export function valuesOf(habit: Habit | undefined): HabitValues {
  if (!habit) return { ...HABIT_DEFAULTS, name: '', description: '', weekDays: [], reminderTime: DEFAULT_REMINDER };
  return {
    name: habit.name,
    description: habit.description ?? '',
    type: habit.type,
    icon: habit.icon,
    color: habit.color,
    frequency: habit.frequency,
    weekDays: habit.weekDays,
    timesPerPeriod: habit.timesPerPeriod,
    periodType: habit.periodType,
    targetDays: habit.targetDays,
    timeOfDay: habit.timeOfDay,
    reminderEnabled: habit.reminderEnabled,
    reminderTime: habit.reminderTime ?? '',
  };
}

/** What is sent: days of the week only where the frequency reads them. */
export function bodyOf({ weekDays, ...values }: z.output<typeof habitForm>) {
  return values.frequency === 'weekly' ? { ...values, weekDays } : values;
}
