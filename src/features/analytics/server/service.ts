import type { ProjectService } from '#features/projects/server/service.ts';
import { goalsOf, goalsOn } from '#features/settings/goals.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { addDays, type Day, livedDay } from '#shared/day.ts';
import type { Analytics, AnalyticsExport } from '../contract.ts';
import { daysAsCsv } from '../csv.ts';
import { reckoned } from '../reckoning.ts';
import { byDay, EXPORT_DAYS, type Period, periodBefore, periodOf, streakAt } from '../rules.ts';
import { analyticsStore } from './store.ts';

/** Days back that the first look for a streak reaches. */
const STREAK_REACH = 32;

interface Sources {
  projects: ProjectService;
  tasks: Pick<TaskService, 'countOfToday'>;
  settings: Pick<SettingsService, 'read'>;
}

/** Figures of what was done. "Today" is the actor's; past days stay those on which things happened. */
export function analyticsService(context: Context, { projects, tasks, settings }: Sources) {
  const { clock } = context;
  const store = analyticsStore(context);

  /** Looks back twice as far each time, until there is a gap: a short streak is not paid for by a long history. */
  async function streakDays(userId: string, today: Day): Promise<number> {
    const active: Day[] = [];
    let to = today;
    for (let reach = STREAK_REACH; ; reach *= 2) {
      const from = addDays(today, -reach);
      active.push(...(await store.activeDays(userId, { from, to })));
      const streak = streakAt(active, today);
      if (streak < reach) return streak;
      to = addDays(from, -1);
    }
  }

  async function figures(actor: Actor, period: Period): Promise<Analytics> {
    const { userId } = actor;
    const today = livedDay(clock.now(), actor);
    return reckoned(period, today, {
      facts: await store.facts(userId, { from: periodBefore(period, today).from, to: periodOf(period, today).to }),
      planned: await store.planned(userId, today),
      openTasks: await tasks.countOfToday(actor),
      streakDays: await streakDays(userId, today),
      goals: goalsOf(await settings.read(userId)),
      projects: await projects.list(userId),
    });
  }

  return {
    figures,

    exported: async (actor: Actor, period: Period): Promise<AnalyticsExport> => ({
      ...(await figures(actor, period)),
      exportedAt: new Date(clock.now()).toISOString(),
      zone: actor.zone,
    }),

    /** A file for a spreadsheet: a row for each of the last days, the oldest first. */
    async spreadsheet(actor: Actor): Promise<string> {
      const { userId } = actor;
      const to = livedDay(clock.now(), actor);
      const span = { from: addDays(to, 1 - EXPORT_DAYS), to };
      const days = byDay(await store.facts(userId, span), span);
      const wanted = await settings.read(userId);
      return daysAsCsv(days, await store.completedTitles(userId, span), (day) => goalsOn(wanted, day));
    },
  };
}

export type AnalyticsService = ReturnType<typeof analyticsService>;
