import type { Habit } from '#features/habits/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { type Deadline, deadlineOf } from '#features/tasks/deadline.ts';
import { addDays, type Day, instantOf } from '#shared/day.ts';
import { texts } from './texts.ts';

export const TABS = ['home', 'tasks', 'focus', 'habits', 'profile'] as const;
export type Tab = (typeof TABS)[number];

/** Minutes that the focus tab offers; the first is chosen beforehand. */
export const PRESETS = [25, 45, 60] as const;
export type Preset = (typeof PRESETS)[number];

/** What the phone shows of a task and of a habit. */
export type PhoneTask = Deadline &
  Pick<Task, 'id' | 'title' | 'description' | 'priority' | 'status' | 'repeat' | 'steps'>;
export type PhoneHabit = Pick<Habit, 'id' | 'name' | 'icon' | 'color' | 'completedToday' | 'currentStreak'>;

/** Minutes of focus that a visitor is shown. */
export const SAMPLE_MINUTES = 95;

type TaskTraits = Pick<PhoneTask, 'priority' | 'status'> & { due?: [days: number, time: string] };

const TASK_TRAITS: readonly TaskTraits[] = [
  { priority: 'high', status: 'active', due: [0, '23:59'] },
  { priority: 'medium', status: 'active', due: [1, '12:00'] },
  { priority: 'low', status: 'active' },
  { priority: 'medium', status: 'completed', due: [0, '23:59'] },
  { priority: 'low', status: 'completed' },
];

const HABIT_TRAITS: readonly Omit<PhoneHabit, 'id' | 'name'>[] = [
  { icon: 'dumbbell', color: '#6366f1', completedToday: true, currentStreak: 12 },
  { icon: 'book-open', color: '#f59e0b', completedToday: false, currentStreak: 21 },
  { icon: 'droplet', color: '#06b6d4', completedToday: true, currentStreak: 5 },
  { icon: 'footprints', color: '#10b981', completedToday: false, currentStreak: 2 },
];

/** The tasks of a visitor on a day in a zone. */
export function sampleTasks(today: Day, zone: string): PhoneTask[] {
  return TASK_TRAITS.map(({ due, ...traits }, index) => {
    const [title, description] = texts.sample.tasks[index]!;
    const dueDate = due ? new Date(instantOf(addDays(today, due[0]), due[1], zone)).toISOString() : null;
    const deadline = deadlineOf({ dueDate }, zone)!;
    return {
      id: `sample-${index}`,
      title,
      description: description || null,
      repeat: null,
      steps: [],
      ...deadline,
      ...traits,
    };
  });
}

/** The habits of a visitor. */
export function sampleHabits(): PhoneHabit[] {
  return HABIT_TRAITS.map((traits, index) => ({ id: `sample-${index}`, name: texts.sample.habits[index]!, ...traits }));
}

/** A habit after its mark of today was flipped. */
export function toggled<H extends PhoneHabit>(habit: H): H {
  const completedToday = !habit.completedToday;
  return { ...habit, completedToday, currentStreak: Math.max(0, habit.currentStreak + (completedToday ? 1 : -1)) };
}

/** Tasks that the phone lists: the archive is not for a small screen. */
export const listed = <T extends PhoneTask>(tasks: readonly T[]): T[] =>
  tasks.filter(({ status }) => status !== 'archived');

export const countActive = (tasks: readonly PhoneTask[]) => tasks.filter(({ status }) => status === 'active').length;
