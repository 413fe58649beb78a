import type { Task } from '#features/tasks/contract.ts';
import { type Day, type DayClock, livedDay } from '#shared/day.ts';

/** Parts of the day as people greet each other in them. */
export type DayPart = 'night' | 'morning' | 'day' | 'evening';

/** The part of the day at an hour of 0–23. */
export function dayPart(hour: number): DayPart {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** Open tasks, and those of them that are due today or were before, by the account's clock. */
export function workload(tasks: readonly Pick<Task, 'status' | 'dueDay'>[], now: number, clock: DayClock) {
  const active = tasks.filter(({ status }) => status === 'active');
  const today = livedDay(now, clock);
  const due = active.filter(({ dueDay }) => dueDay && dueDay <= today);
  return { open: active.length, due: due.length };
}

/** What a week's bars show: a value a day, none of days to come, and the place of today, -1 where it is in another week. */
export const trendOf = <D extends { date: Day }>(week: readonly D[], today: Day, of: (day: D) => number) => ({
  days: week.map((day) => (day.date > today ? null : of(day))),
  today: week.findIndex(({ date }) => date === today),
});
