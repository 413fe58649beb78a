import type { Goals } from '#features/settings/rules.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysOf,
  endOfMonth,
  startOfMonth,
  startOfWeek,
} from '#shared/day.ts';

export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Days from `from` to `to`, both included. */
export interface Span {
  from: Day;
  to: Day;
}

/** Days' work that is to be done in a period. */
const DAYS_OF_WORK: Record<Period, number> = { today: 1, week: 5, month: 20 };

/** What is to be done in a period by who wants so much of a day. */
export function goalsIn(period: Period, { focusMinutes, tasks, sessions }: Goals): Goals {
  const days = DAYS_OF_WORK[period];
  return { focusMinutes: days * focusMinutes, tasks: days * tasks, sessions: days * sessions };
}

/** Days that the export for a spreadsheet tells of, today among them. */
export const EXPORT_DAYS = 30;

/** What was done: on a day, in a project, or altogether. */
export interface Figures {
  completedTasks: number;
  focusMinutes: number;
  sessions: number;
}

/** What was done on a day for a project; null for no project. */
export interface Fact extends Figures {
  date: Day;
  projectId: string | null;
}

/** The calendar day, week (from Monday) or month of `today`, days to come among them. */
export function periodOf(period: Period, today: Day): Span {
  if (period === 'today') return { from: today, to: today };
  if (period === 'month') return { from: startOfMonth(today), to: endOfMonth(today) };
  const from = startOfWeek(today);
  return { from, to: addDays(from, 6) };
}

/** As much of the period before as has passed of the present one; a shorter month ends with its last day. */
export function periodBefore(period: Period, today: Day): Span {
  if (period === 'today') return periodOf('today', addDays(today, -1));
  const passed = daysBetween(periodOf(period, today).from, today);
  if (period === 'week') {
    const from = addDays(startOfWeek(today), -7);
    return { from, to: addDays(from, passed) };
  }
  const from = addMonths(startOfMonth(today), -1);
  return { from, to: addDays(from, Math.min(passed, daysBetween(from, endOfMonth(from)))) };
}

/** Facts summed up; those outside of the span are left out where it is given. */
export function sumOf(facts: readonly Fact[], span?: Span): Figures {
  const sum = { completedTasks: 0, focusMinutes: 0, sessions: 0 };
  for (const fact of facts) if (!span || (span.from <= fact.date && fact.date <= span.to)) add(sum, fact);
  return sum;
}

/** Every day of the span with what was done on it. */
export function byDay(facts: readonly Fact[], { from, to }: Span): (Figures & { date: Day })[] {
  const days = new Map(daysOf(from, to).map((date) => [date, { date, ...sumOf([]) }]));
  for (const fact of facts) {
    const day = days.get(fact.date);
    if (day) add(day, fact);
  }
  return [...days.values()];
}

/** What was done for each project, most time first. */
export function byProject(facts: readonly Fact[]): (Figures & { projectId: string | null })[] {
  const projects = new Map<string | null, Figures & { projectId: string | null }>();
  for (const fact of facts) {
    const { projectId } = fact;
    const project = projects.get(projectId) ?? { projectId, ...sumOf([]) };
    projects.set(projectId, project);
    add(project, fact);
  }
  return [...projects.values()].sort(
    (a, b) => b.focusMinutes - a.focusMinutes || b.completedTasks - a.completedTasks || b.sessions - a.sessions,
  );
}

function add(sum: Figures, { completedTasks, focusMinutes, sessions }: Figures): void {
  sum.completedTasks += completedTasks;
  sum.focusMinutes += focusMinutes;
  sum.sessions += sessions;
}

/** Percent of a goal, 0–100; a goal of nothing is not approached. */
export const progressTo = (value: number, goal: number): number =>
  goal <= 0 ? 0 : Math.min(100, Math.max(0, (100 * value) / goal));

/** Mean of the capped progress towards the three goals, 0–100, rounded. */
export function productivityOf({ focusMinutes, completedTasks, sessions }: Figures, goals: Goals): number {
  const parts = [
    progressTo(focusMinutes, goals.focusMinutes),
    progressTo(completedTasks, goals.tasks),
    progressTo(sessions, goals.sessions),
  ];
  return Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length);
}

/** Green from 80 percent, yellow from 60, red below. */
export function toneOf(percent: number): 'success' | 'warning' | 'danger' {
  if (percent >= 80) return 'success';
  return percent >= 60 ? 'warning' : 'danger';
}

/**
 * Days in a row up to today, or yesterday while today is still open.
 * @param active days on which something was done; as far back as the streak may reach
 */
export function streakAt(active: readonly Day[], today: Day): number {
  const days = new Set(active);
  let day = days.has(today) ? today : addDays(today, -1);
  let length = 0;
  for (; days.has(day); day = addDays(day, -1)) length += 1;
  return length;
}

/** Values of an axis from 0 to `max` or a little more, parted by the smallest of the steps that makes at most four. */
export function ticksTo(max: number, steps: readonly number[]): number[] {
  const step = steps.find((size) => max <= 4 * size) ?? Math.ceil(max / 4);
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}

/** Of days in order, those that have come. */
export const passedDays = <D extends { date: Day }>(days: readonly D[], today: Day): D[] =>
  days.filter(({ date }) => date <= today);

/** What a total comes to on each of so many days, rounded; before the first has come, as if on one. */
export const meanPerDay = (total: number, days: number): number => Math.round(total / Math.max(1, days));

/** Percent of each part of a whole, rounded. */
export const shareOf = (part: number, whole: number): number => Math.round(progressTo(part, whole));

/** Name of the exported file: of a period's report, or of the spreadsheet where there is none. */
export const exportFile = (period: Period | undefined, today: Day) =>
  period ? `analytics-${period}-${today}.json` : `analytics-${today}.csv`;

/** True before anything was done in the period. */
export const isEmpty = ({ completedTasks, sessionsCount }: { completedTasks: number; sessionsCount: number }) =>
  completedTasks === 0 && sessionsCount === 0;
