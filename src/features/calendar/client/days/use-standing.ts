import { useMemo } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { useSessions } from '#features/focus/client/ended-queries.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { Day } from '#shared/day.ts';
import type { CalendarEvent } from '../../contract.ts';
import { minutesByDay, type Span, type Standing, standingOn } from '../../standing.ts';
import { useEvents } from '../events-query.ts';

const NO_TASKS: readonly Task[] = [];
const NO_EVENTS: readonly CalendarEvent[] = [];
const NOTHING: readonly Standing[] = [];

/** What stands on some days, of what this window knows, with the minutes of work on those that are over. */
export function useStanding({ from, to }: Span, today: Day) {
  const tasks = useTasks();
  const events = useEvents().data ?? NO_EVENTS;
  const clock = useOwnClock();
  const now = useMinute();
  const all = tasks.data ?? NO_TASKS;
  const days = useMemo(
    () => standingOn({ tasks: all, events }, { from, to }, { now, clock }),
    [all, events, from, to, now, clock],
  );
  const sessions = useSessions(from, to < today ? to : today, from <= today).data;
  const minutes = useMemo(() => minutesByDay(sessions ?? []), [sessions]);
  return { tasks, days, minutesOf: (day: Day) => minutes.get(day) ?? 0, on: (day: Day) => days.get(day) ?? NOTHING };
}
