import type { Goals } from '#features/settings/rules.ts';
import type { Day } from '#shared/day.ts';
import type { Analytics } from './contract.ts';
import {
  byDay,
  byProject,
  type Fact,
  type Figures,
  goalsIn,
  type Period,
  periodBefore,
  periodOf,
  productivityOf,
  progressTo,
  sumOf,
} from './rules.ts';

/** Minutes of the sessions of a day that had a plan and lasted a minute or more: what was broken off at once says nothing of it. */
export interface Planned {
  plannedMinutes: number;
  actualMinutes: number;
}

/** What figures are reckoned from. */
export interface Known {
  /** Of the period and of the one before it. */
  facts: readonly Fact[];
  /** Of today. */
  planned: Planned;
  /** Tasks that are of today: late, due or planned by its end. */
  openTasks: number;
  streakDays: number;
  /** What is wanted of today. */
  goals: Goals;
  projects: readonly { id: string; name: string; color: string }[];
}

const totals = ({ completedTasks, focusMinutes, sessions }: Figures) => ({
  completedTasks,
  totalFocusTime: focusMinutes,
  sessionsCount: sessions,
});

/** Figures of the period around a day. */
export function reckoned(period: Period, today: Day, known: Known): Analytics {
  const { facts, planned, openTasks, streakDays } = known;
  const [span, before] = [periodOf(period, today), periodBefore(period, today)];
  const current = facts.filter(({ date }) => date >= span.from && date <= span.to);
  const sum = sumOf(current);
  const doneToday = sumOf(current, periodOf('today', today)).completedTasks;
  const goals = goalsIn(period, known.goals);
  const projects = new Map<string | null, (typeof known.projects)[number]>(
    known.projects.map((project) => [project.id, project]),
  );
  return {
    period,
    ...span,
    ...totals(sum),
    streakDays,
    days: byDay(current, span),
    byProject: byProject(current).map((share) => {
      const project = projects.get(share.projectId);
      return { ...share, name: project?.name ?? null, color: project?.color ?? null };
    }),
    goals,
    productivity: productivityOf(sum, goals),
    efficiency: Math.round(progressTo(planned.actualMinutes, planned.plannedMinutes)),
    plannedMinutes: planned.plannedMinutes,
    progress: Math.round(progressTo(doneToday, doneToday + openTasks)),
    openTasks,
    previous: { ...before, ...totals(sumOf(facts, before)) },
  };
}
