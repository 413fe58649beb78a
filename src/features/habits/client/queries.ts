import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#client/lib/call.ts';
import { useDay } from '#client/lib/clock.ts';
import { answered } from '#client/lib/query-client.ts';
import { orKept } from '#client/store/device.ts';
import { MINUTE } from '#shared/day.ts';
import type { getHabitStats, Habit, listEntries } from '../contract.ts';
import { dayAt, numberOf, startOfYear, weekAround } from '../day-number.ts';
import { rangeDays, type StatsRange } from '../statistics.ts';
import { HABITS_KEY, TODAY_KEY } from './habit-cache.ts';
import { changing, creating, marking, removing, toggleNow } from './habit-changes.ts';
import { keptEntries, keptStats } from './kept-days.ts';
import { resting } from './pause-changes.ts';

const LIST_STALE = 5 * MINUTE;
const TODAY_STALE = MINUTE;

/** All habits; only where somebody is signed in. */
export function useHabits(enabled = true) {
  return useQuery<Habit[]>({ queryKey: HABITS_KEY, staleTime: LIST_STALE, enabled });
}

/** Habits of today's list; only where somebody is signed in. */
export function useTodayHabits(enabled = true) {
  return useQuery<Habit[]>({ queryKey: TODAY_KEY, staleTime: TODAY_STALE, enabled });
}

/** Marks of a calendar year, and of the days before it that its first week holds. */
export function useHabitYear(id: string, year: number) {
  const startDate = dayAt(weekAround(startOfYear(year)).from);
  const endDate = `${year}-12-31`;
  return useQuery({
    queryKey: [...HABITS_KEY, id, 'entries', startDate],
    queryFn: (context) =>
      answered(
        context,
        () => {
          const [params, query] = [{ id }, { startDate, endDate }];
          return call<typeof listEntries>('GET /api/habits/:id/entries', { params, query, signal: context.signal });
        },
        (error) => orKept(error, keptEntries(id, startDate, endDate)),
      ),
    // The grid stays, and with it the keyboard's place, while another year is on its way.
    placeholderData: (previous) => previous,
    staleTime: LIST_STALE,
  });
}

/** Figures of a habit over a range that ends today. */
export function useHabitStats({ id, startedOn }: Habit, range: StatsRange) {
  const endDate = useDay();
  const { from } = rangeDays(range, { begin: numberOf(startedOn), today: numberOf(endDate) });
  const startDate = dayAt(Math.min(from, numberOf(endDate)));
  return useQuery({
    queryKey: [...HABITS_KEY, id, 'stats', startDate, endDate],
    queryFn: (context) =>
      answered(
        context,
        () => {
          const [params, query] = [{ id }, { startDate, endDate }];
          return call<typeof getHabitStats>('GET /api/habits/:id/stats', { params, query, signal: context.signal });
        },
        (error) => orKept(error, keptStats(id, startDate, endDate)),
      ),
    placeholderData: (previous) => previous,
    staleTime: LIST_STALE,
  });
}

export function useCreateHabit() {
  const client = useQueryClient();
  return useMutation(useMemo(() => creating(client), [client]));
}

/** Changes fields of a habit. */
export function useUpdateHabit() {
  const client = useQueryClient();
  return useMutation(useMemo(() => changing(client), [client]));
}

/** Says on which days habits rest: shown at once, taken back where refused. */
export function useRestHabits() {
  const client = useQueryClient();
  return useMutation(useMemo(() => resting(client), [client]));
}

export function useDeleteHabit() {
  const client = useQueryClient();
  return useMutation(useMemo(() => removing(client), [client]));
}

/** Says something of a day of one habit: shown at once, taken back where refused. */
export function useMarkHabit(id: string) {
  const client = useQueryClient();
  return useMutation(useMemo(() => marking(client, id), [client, id]));
}

/** Flips today's mark of any habit: shown at once, taken back where refused. */
export function useToggleHabit(onToggled: (completed: boolean) => void) {
  const client = useQueryClient();
  return (habit: Habit) => toggleNow(client, habit, onToggled);
}
