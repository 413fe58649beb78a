import { dequal } from 'dequal/lite';
import type { Habit } from '#features/habits/contract.ts';
import { FRESH_HABIT, FORM_FIELDS as HABIT_FORM_FIELDS } from '#features/habits/field-sets.ts';
import type { HabitIcon, HabitType } from '#features/habits/rules.ts';
import type { Project } from '#features/projects/contract.ts';
import { FRESH_PROJECT, OWN_FIELDS as OWN_PROJECT_FIELDS } from '#features/projects/field-sets.ts';
import type { Task } from '#features/tasks/contract.ts';
import { FRESH_TASK, OWN_FIELDS as OWN_TASK_FIELDS } from '#features/tasks/field-sets.ts';
import type { Priority } from '#features/tasks/rules.ts';
import { addDays, type Day, dayOf, HOUR, instantOf, MINUTE } from '#shared/day.ts';
import { pick } from '#shared/fields.ts';
import { texts } from './texts.ts';

const words = texts.sample;
type TaskName = keyof typeof words.tasks;

interface SampleTask {
  name: TaskName;
  priority: Priority;
  /** Days from today; null without a deadline. */
  dueIn: number | null;
  inProject?: boolean;
  /** Where it stands on the board; not begun where absent. */
  stage?: 'started' | 'done';
}

/** In the order of their making, so that the last one tops the list. */
export const SAMPLE_TASKS: readonly SampleTask[] = [
  { name: 'call', priority: 'low', dueIn: null },
  { name: 'name', priority: 'medium', dueIn: null, inProject: true, stage: 'done' },
  { name: 'groceries', priority: 'medium', dueIn: 0, stage: 'done' },
  { name: 'friends', priority: 'low', dueIn: 4, inProject: true },
  { name: 'insurance', priority: 'medium', dueIn: 2 },
  { name: 'dentist', priority: 'medium', dueIn: 1 },
  { name: 'photos', priority: 'medium', dueIn: 1, inProject: true, stage: 'started' },
  { name: 'article', priority: 'high', dueIn: 0, inProject: true, stage: 'started' },
];

interface SampleHabit {
  name: keyof typeof words.habits;
  icon: HabitIcon;
  color: string;
  type: HabitType;
  /** Times a week; every day where absent. */
  perWeek?: number;
  /** Days back to the first mark, and those among them that were missed; 0 is today. */
  since: number;
  missed: readonly number[];
}

export const SAMPLE_HABITS: readonly SampleHabit[] = [
  { name: 'exercise', icon: 'dumbbell', color: '#6366f1', type: 'positive', since: 17, missed: [0, 9, 13] },
  { name: 'reading', icon: 'book-open', color: '#f59e0b', type: 'positive', since: 24, missed: [15, 19, 20] },
  { name: 'sweets', icon: 'apple', color: '#10b981', type: 'negative', since: 12, missed: [0, 6] },
  {
    name: 'run',
    icon: 'footprints',
    color: '#06b6d4',
    type: 'positive',
    perWeek: 3,
    since: 20,
    missed: [0, 1, 3, 4, 6, 8, 10, 11, 13, 15, 17, 18],
  },
];

interface SampleSession {
  daysAgo: number;
  time: string;
  minutes: number;
  task: TaskName;
}

/** Sessions of the last days; today's are left out while their time has not come. */
const SESSIONS: readonly SampleSession[] = [
  { daysAgo: 6, time: '10:15', minutes: 45, task: 'name' },
  { daysAgo: 5, time: '09:40', minutes: 60, task: 'name' },
  { daysAgo: 5, time: '15:10', minutes: 25, task: 'photos' },
  { daysAgo: 4, time: '11:00', minutes: 45, task: 'photos' },
  { daysAgo: 3, time: '10:30', minutes: 60, task: 'article' },
  { daysAgo: 3, time: '16:00', minutes: 45, task: 'article' },
  { daysAgo: 2, time: '18:20', minutes: 25, task: 'article' },
  { daysAgo: 1, time: '10:05', minutes: 45, task: 'article' },
  { daysAgo: 1, time: '14:30', minutes: 45, task: 'photos' },
  { daysAgo: 0, time: '08:30', minutes: 25, task: 'article' },
];

/** A task's fields as the service takes them. Deadlines are days alone, so that none is overdue at once. */
export function taskFields({ name, priority, dueIn }: SampleTask, today: Day) {
  const dueDay = dueIn === null ? null : addDays(today, dueIn);
  return { title: words.tasks[name].title, description: words.tasks[name].description || null, priority, dueDay };
}

/** A habit's fields as the service takes them; an example reminds of nothing. */
export function habitFields({ name, icon, color, type, perWeek }: SampleHabit) {
  return {
    name: words.habits[name].name,
    description: words.habits[name].description || null,
    icon,
    color,
    type,
    ...(perWeek !== undefined && { frequency: 'custom' as const, timesPerPeriod: perWeek }),
    reminderEnabled: false,
  };
}

/** Days on which a habit of the sample was marked, the earliest first. */
export function markedDays({ since, missed }: SampleHabit, today: Day): Day[] {
  const back = Array.from({ length: since + 1 }, (_, index) => since - index);
  return back.filter((days) => !missed.includes(days)).map((days) => addDays(today, -days));
}

/** Sessions that had ended by `now`, with the instants at which they began. */
export function endedSessions(now: number, zone: string) {
  const today = dayOf(now, zone);
  return SESSIONS.map((session) => ({
    ...session,
    startedAt: instantOf(addDays(today, -session.daysAgo), session.time, zone),
  })).filter(({ startedAt, minutes }) => startedAt + minutes * MINUTE <= now);
}

/** Of a kind of the example's objects: what a user makes his own by changing it. */
interface Content<T> {
  fields: readonly (keyof T)[];
  /** Fields of contents that were kept before fields were named, in their order. */
  unnamed: readonly (keyof T)[];
  fresh: Partial<T>;
  /** What a content says that was kept before a field was named otherwise. */
  earlier?(kept: Partial<T>): Partial<T>;
}

/** Behind every zone but the last three: the day of which an instant is the end somewhere. */
const BEHIND = 12 * HOUR - MINUTE;

/** An example that was made when a deadline without a time was 23:59 of a zone. */
const earlierDeadline = ({ dueDate }: Partial<Task>): Partial<Task> =>
  dueDate ? { dueDay: dayOf(Date.parse(dueDate) - BEHIND, 'UTC') } : {};

/** The status and the place of a task are not: an example is to be tried. */
export const TASK_CONTENT: Content<Task> = {
  // A deadline is its day, which is the same in every zone.
  fields: [...OWN_TASK_FIELDS.filter((field) => field !== 'projectId' && field !== 'dueDate'), 'dueDay', 'dueHasTime'],
  unnamed: ['title', 'description', 'priority', 'dueDate'],
  fresh: FRESH_TASK,
  earlier: earlierDeadline,
};
export const HABIT_CONTENT: Content<Habit> = {
  fields: HABIT_FORM_FIELDS,
  unnamed: [
    ...(['name', 'description', 'type', 'icon', 'color', 'frequency', 'weekDays', 'timesPerPeriod'] as const),
    ...(['periodType', 'targetDays', 'timeOfDay', 'reminderTime', 'reminderEnabled'] as const),
  ],
  fresh: FRESH_HABIT,
};
export const PROJECT_CONTENT: Content<Project> = {
  fields: OWN_PROJECT_FIELDS,
  unnamed: ['name', 'color'],
  fresh: FRESH_PROJECT,
};

export const contentOf = <T extends object>({ fields }: Content<T>, object: T): string =>
  JSON.stringify(pick(object, fields));

/** True while an object says what its content says; a field that came later, where nothing is said in it. */
export function isExample<T extends object>(
  { fields, unnamed, fresh, earlier }: Content<T>,
  object: T,
  content: string,
): boolean {
  const kept = JSON.parse(content);
  const named = Array.isArray(kept) ? Object.fromEntries(unnamed.map((field, at) => [field, kept[at]])) : kept;
  const example: Partial<T> = { ...fresh, ...earlier?.(named), ...named };
  return fields.every((field) => dequal(object[field], example[field]));
}
