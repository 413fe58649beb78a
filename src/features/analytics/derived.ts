import type { FocusSession } from '#features/focus/contract.ts';
import { endedSessions } from '#features/focus/ended.ts';
import type { Project } from '#features/projects/contract.ts';
import { type GoalSettings, goalsOf } from '#features/settings/goals.ts';
import type { StoredTask } from '#features/tasks/contract.ts';
import { isDropped } from '#features/tasks/outcome.ts';
import { isForToday, type OfDay } from '#features/tasks/today.ts';
import { type DayClock, livedDay } from '#shared/day.ts';
import type { Analytics } from './contract.ts';
import { reckoned } from './reckoning.ts';
import { type Fact, type Period, streakAt } from './rules.ts';

/** What a device has of an account: nothing of tasks that were deleted. */
export interface Held {
  tasks: readonly Pick<StoredTask, 'id' | 'projectId' | 'completedAt' | 'completedDay' | 'outcome' | keyof OfDay>[];
  sessions: readonly FocusSession[];
  projects: readonly Project[];
  settings: GoalSettings;
}

/** Figures as far as they follow from what a device has. `now` is epoch milliseconds. */
export function derivedFigures(
  period: Period,
  { tasks, sessions, projects, settings }: Held,
  now: number,
  clock: DayClock,
): Analytics {
  const today = livedDay(now, clock);
  const ended = endedSessions(sessions, now);
  const projectOf = new Map<string | null, string | null>(tasks.map(({ id, projectId }) => [id, projectId]));
  const facts: Fact[] = [
    ...tasks.flatMap(({ completedAt, completedDay, outcome, projectId }) => {
      // Stryker disable next-line ArrayDeclaration: what is no fact lies on no day.
      if (completedAt === null || isDropped({ outcome })) return [];
      // What the server has not heard yet has no day of its own.
      const date = completedDay ?? livedDay(Date.parse(completedAt), clock);
      return { date, projectId, completedTasks: 1, focusMinutes: 0, sessions: 0 };
    }),
    ...ended.map(({ localDate, taskId, actualDurationMinutes }) => ({
      date: localDate,
      projectId: projectOf.get(taskId) ?? null,
      completedTasks: 0,
      focusMinutes: actualDurationMinutes ?? 0,
      sessions: 1,
    })),
  ];
  const planned = { plannedMinutes: 0, actualMinutes: 0 };
  for (const { localDate, durationMinutes, actualDurationMinutes } of ended) {
    if (localDate !== today || durationMinutes === null || !actualDurationMinutes) continue;
    planned.plannedMinutes += durationMinutes;
    planned.actualMinutes += actualDurationMinutes;
  }
  return reckoned(period, today, {
    facts,
    planned,
    openTasks: tasks.filter((task) => isForToday(task, { now, today })).length,
    streakDays: streakAt(
      facts.map(({ date }) => date),
      today,
    ),
    goals: goalsOf(settings),
    projects,
  });
}
