import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { happened } from '#client/lib/query-client.ts';
import { type Day, livedDay } from '#shared/day.ts';
import type { Habit, HabitEntry } from '../contract.ts';
import { habitChanged } from '../events.ts';

export const HABITS_KEY = ['/api/habits'] as const;
export const TODAY_KEY = ['/api/habits/today'] as const;

/** The present day on this browser's clock. */
export const thisDay = (): Day => livedDay(Date.now(), ownClock());

/** A habit as either list shows it. */
export function knownHabit(client: QueryClient, id: string): Habit | undefined {
  const lists = [client.getQueryData<Habit[]>(TODAY_KEY), client.getQueryData<Habit[]>(HABITS_KEY)];
  return lists.flatMap((list) => list ?? []).find((habit) => habit.id === id);
}

/** The known entry of a day: today's of the habit itself, another of a calendar that was open. */
export function knownEntry(client: QueryClient, id: string, date: Day): HabitEntry | undefined {
  const today = knownHabit(client, id)?.todaysEntry;
  if (today?.date === date) return today;
  const years = client.getQueriesData<HabitEntry[]>({ queryKey: [...HABITS_KEY, id, 'entries'] });
  return years.flatMap(([, entries]) => entries ?? []).find((entry) => entry.date === date);
}

/** Asks for lists, calendars and figures again. */
export function refresh(client: QueryClient): void {
  for (const queryKey of [HABITS_KEY, TODAY_KEY]) void client.invalidateQueries({ queryKey });
  happened(client, habitChanged);
}
