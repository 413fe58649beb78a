import type { Analytics } from '#features/analytics/contract.ts';
import type { Habit } from '#features/habits/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { isDoneOn } from '#features/tasks/outcome.ts';
import { isSomeday } from '#features/tasks/rules.ts';
import { whyToday } from '#features/tasks/today.ts';
import { addDays, type Day, dayOf, daysBetween, instantOf, livedDay, wallClock, weekdayOf } from '#shared/day.ts';
import type { Manner } from '../engine/model.ts';

/** Days without a deadline or a change after which a task counts as forgotten. */
const FORGOTTEN_DAYS = 14;
/** Days of a streak that are a pity to lose. */
const DEAR_STREAK = 3;

export interface TaskFact {
  id: string;
  title: string;
  /** Epoch milliseconds. */
  dueAt: number | null;
  /** The deadline is a day alone. */
  wholeDay: boolean;
  /** Calendar days by which it is late; 0 for today. */
  daysLate: number;
  /** The time at which it is meant to be done on its planned day, `HH:MM`. */
  plannedTime: string | null;
  /** Calendar days since it was written down. */
  age: number;
}

export interface HabitFact {
  id: string;
  name: string;
  streak: number;
  target: number;
}

export interface Done {
  completedTasks: number;
  focusMinutes: number;
  sessions: number;
}

/** All that a report may speak of. Instants are epoch milliseconds. */
export interface ReportFacts {
  now: number;
  zone: string;
  today: Day;
  hour: number;
  weekend: boolean;
  manner: Manner;
  /** The user's own wishes about how to be spoken to. */
  wishes: string;
  done: Done;
  before: Done;
  week: Done;
  lastWeek: Done;
  goals: { completedTasks: number; focusMinutes: number; sessions: number };
  productivity: number;
  streakDays: number;
  /** Whole days before today without anything done, marked or written down; null where nothing ever was. */
  daysAway: number | null;
  doneTitles: string[];
  activeTasks: number;
  overdue: TaskFact[];
  dueToday: TaskFact[];
  /** Meant to be done by the end of today, without being overdue or due. */
  plannedToday: TaskFact[];
  dueTomorrow: TaskFact[];
  /** Of high priority, without being of today. */
  important: TaskFact[];
  forgotten: TaskFact[];
  /** Any active task to begin with that is not put off to no day. */
  next: TaskFact | null;
  habits: number;
  habitsDone: HabitFact[];
  habitsOpen: HabitFact[];
  /** Open today, with a streak that a missed day would break. */
  habitsAtRisk: HabitFact[];
}

/** What the facts are read from. */
export interface ReportSources {
  now: number;
  zone: string;
  dayStart?: number;
  manner: Manner;
  wishes: string;
  day: Analytics;
  week: Analytics;
  tasks: readonly Task[];
  habits: readonly Habit[];
  /** The last day before today on which something was done or a habit marked; null where there is none. */
  lastActiveDay: Day | null;
}

const doneIn = (figures: { completedTasks: number; totalFocusTime: number; sessionsCount: number }): Done => ({
  completedTasks: figures.completedTasks,
  focusMinutes: figures.totalFocusTime,
  sessions: figures.sessionsCount,
});

function toTaskFact(task: Task, today: Day, zone: string): TaskFact {
  const { id, title, dueDate, dueDay, dueHasTime, plannedDay, plannedTime, createdAt } = task;
  const dueAt = dueDate === null ? null : Date.parse(dueDate);
  return {
    id,
    title,
    dueAt,
    wholeDay: dueAt !== null && !dueHasTime,
    plannedTime: plannedDay === today ? plannedTime : null,
    daysLate: dueDay === null ? 0 : Math.max(0, daysBetween(dueDay, today)),
    age: daysBetween(dayOf(Date.parse(createdAt), zone), today),
  };
}

/** Nearest deadline first, those without one last and the longest waiting of them first. */
const byDue = (one: TaskFact, other: TaskFact) =>
  (one.dueAt ?? Number.MAX_SAFE_INTEGER) - (other.dueAt ?? Number.MAX_SAFE_INTEGER) || other.age - one.age;

/** Tasks that are looked at at a time: some milliseconds, for the day of an instant takes its time. */
const SLICE = 100;

function* openTasks(sources: ReportSources) {
  const { now, zone } = sources;
  const today = livedDay(now, sources);
  const open = sources.tasks.filter(({ status }) => status === 'active');
  const putOff = new Set(open.filter(isSomeday).map(({ id }) => id));
  // Told once of each of ten thousand tasks.
  const why = new Map<string, ReturnType<typeof whyToday>>();
  const dueOn = new Map<string, Day | null>();
  const unplanned = new Set<string>();
  const facts = new Map<string, TaskFact>();
  for (const [at, task] of open.entries()) {
    if (at % SLICE === 0) yield;
    why.set(task.id, whyToday(task, { now, today }));
    dueOn.set(task.id, task.dueDay);
    if (task.plannedDay === null && !putOff.has(task.id)) unplanned.add(task.id);
    facts.set(task.id, toTaskFact(task, today, zone));
  }
  yield;
  const all = [...facts.values()].sort(byDue);
  const ofToday = (reason: 'late' | 'due' | 'planned') => all.filter(({ id }) => why.get(id) === reason);
  const high = open.filter(({ priority }) => priority === 'high').map(({ id }) => facts.get(id)!);
  const important = new Set(high.filter(({ id }) => why.get(id) === null && !putOff.has(id)).sort(byDue));
  const forgotten = all.filter(
    (task) => task.dueAt === null && unplanned.has(task.id) && task.age >= FORGOTTEN_DAYS && !important.has(task),
  );
  yield;
  const tomorrow = addDays(today, 1);
  return {
    activeTasks: all.length,
    overdue: ofToday('late'),
    dueToday: ofToday('due'),
    plannedToday: ofToday('planned'),
    dueTomorrow: all.filter(({ id }) => dueOn.get(id) === tomorrow),
    important: [...important],
    forgotten: forgotten.sort((one, other) => other.age - one.age),
    next: all.find(({ id }) => !putOff.has(id)) ?? null,
  };
}

function habitFacts(habits: readonly Habit[]) {
  const active = habits.filter(({ isActive }) => isActive);
  const toFact = ({ id, name, currentStreak, targetDays }: Habit): HabitFact => ({
    id,
    name,
    streak: currentStreak,
    target: targetDays,
  });
  const open = active.filter(({ dueToday, completedToday, todaysEntry }) => {
    return dueToday && !completedToday && !todaysEntry?.skipped;
  });
  const atRisk = open.filter(({ quota, currentStreak }) => quota === null && currentStreak >= DEAR_STREAK);
  const byStreak = (one: Habit, other: Habit) => other.currentStreak - one.currentStreak;
  return {
    habits: active.length,
    habitsDone: active.filter(({ completedToday }) => completedToday).map(toFact),
    habitsOpen: open.filter((habit) => !atRisk.includes(habit)).map(toFact),
    habitsAtRisk: atRisk.sort(byStreak).map(toFact),
  };
}

/** When a day began, as tasks have their instants: such texts are ordered as time is. */
const midnightOf = (day: Day, zone: string) => new Date(instantOf(day, '00:00', zone)).toISOString();

/** Whole days between the last sign of the user and today. Who only wrote tasks down has been here, too. */
function daysAway(sources: ReportSources): number | null {
  const { tasks, lastActiveDay, now, zone } = sources;
  const today = livedDay(now, sources);
  const midnight = midnightOf(today, zone);
  const lastWritten = tasks.reduce((last, { createdAt: at }) => (at < midnight && at > last ? at : last), '');
  const writtenOn = lastWritten && dayOf(Date.parse(lastWritten), zone);
  const last = writtenOn > (lastActiveDay ?? '') ? writtenOn : lastActiveDay;
  return last === null ? null : daysBetween(last, today) - 1;
}

const byCompletion = (one: Task, other: Task) => (one.completedAt ?? '').localeCompare(other.completedAt ?? '');

/** Sums an account up for its report, interrupted some tasks at a time. */
export function* reportFacts(sources: ReportSources): Generator<void, ReportFacts> {
  const { now, zone, day, week, tasks } = sources;
  const today = livedDay(now, sources);
  return {
    now,
    zone,
    today,
    hour: wallClock(now, zone).hour,
    weekend: weekdayOf(today) >= 6,
    manner: sources.manner,
    wishes: sources.wishes,
    done: doneIn(day),
    before: doneIn(day.previous),
    week: doneIn(week),
    lastWeek: doneIn(week.previous),
    goals: { completedTasks: day.goals.tasks, focusMinutes: day.goals.focusMinutes, sessions: day.goals.sessions },
    productivity: day.productivity,
    streakDays: day.streakDays,
    daysAway: daysAway(sources),
    doneTitles: tasks
      .filter((task) => isDoneOn(task, today))
      .sort(byCompletion)
      .map(({ title }) => title),
    ...(yield* openTasks(sources)),
    ...habitFacts(sources.habits),
  };
}
