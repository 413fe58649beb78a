import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { setAlarm } from '#client/lib/alarm.ts';
import { useDay, useOwnClock } from '#client/lib/clock.ts';
import { useNotices } from '#client/lib/system-notice.ts';
import { useTodayHabits } from '#features/habits/client/queries.ts';
import type { Habit } from '#features/habits/contract.ts';
import { nextReminder } from '#features/habits/reminders.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { type HabitNotification, habitNotificationsOf } from '../habit-notifications.ts';
import { byPlace, type NoticeClock, type Notification, nextChange, notificationsOf } from '../rules.ts';
import { useMarks } from './notification-marks.ts';

const POLL = 30_000;
const NO_TASKS: readonly Task[] = [];
const NO_HABITS: readonly Habit[] = [];

/** What stands under the bell. */
export type Notice = Notification<Task> | HabitNotification<Habit>;

export const isOfTask = (notice: Notice): notice is Notification<Task> => notice.type !== 'habit';

export interface Notifications {
  /** The latest first; undefined while tasks or settings are not known. */
  list: readonly Notice[] | undefined;
  failed: boolean;
  pending: boolean;
  retry: () => void;
}

/** The notifications as they stand: they follow the tasks, the habits, the settings and the clock. */
export function useNotifications(): Notifications {
  // A window out of sight needs fresh tasks only where it can tell of them.
  const query = useTasks({ pollEvery: POLL, pollHidden: useNotices().on });
  // A tick in a list of thousands is drawn before its notification is reckoned.
  const tasks = useDeferredValue(query.data);
  const { data: habits = NO_HABITS } = useTodayHabits();
  const settings = useSettings();
  const flags = settings.data ?? (settings.isError ? NO_FLAGS : undefined);
  const marks = useMarks();
  const ownClock = useOwnClock();
  const allDayReminderAt = settings.data?.allDayReminderAt;
  const clock = useMemo(
    () => ({ ...ownClock, ...(allDayReminderAt !== undefined && { allDayReminderAt }) }),
    [ownClock, allDayReminderAt],
  );
  const now = useMoment(tasks ?? NO_TASKS, habits, clock);
  const list = useMemo(
    () => (tasks && flags ? noticesOf({ tasks, habits, flags, marks, now, clock }) : undefined),
    [tasks, habits, flags, marks, now, clock],
  );
  const { isError: failed, isFetching: pending, refetch } = query;
  return useMemo(() => ({ list, failed, pending, retry: () => void refetch() }), [list, failed, pending, refetch]);
}

type Situation = Parameters<typeof notificationsOf<Task>>[0] & Parameters<typeof habitNotificationsOf<Habit>>[0];

const noticesOf = (situation: Situation): Notice[] =>
  [...notificationsOf(situation), ...habitNotificationsOf(situation)].sort(byPlace);

/** What is not said counts as enabled. */
const NO_FLAGS = {};

/** The instant to calculate with: when the tasks and habits came, and then whenever time alone changes what is true of them. */
function useMoment(tasks: readonly Task[], habits: readonly Habit[], clock: NoticeClock): number {
  // Of another day a habit reminds anew, also where its list stays the same.
  const day = useDay();
  const [moment, setMoment] = useState(() => ({ tasks, habits, clock, day, now: Date.now() }));
  if (moment.tasks !== tasks || moment.habits !== habits || moment.clock !== clock || moment.day !== day)
    setMoment({ tasks, habits, clock, day, now: Date.now() });
  useEffect(() => {
    const ofTasks = nextChange(moment.tasks, moment.now, moment.clock) ?? Number.POSITIVE_INFINITY;
    const next = Math.min(ofTasks, nextReminder(moment.habits, moment.now, moment.clock) ?? Number.POSITIVE_INFINITY);
    if (Number.isFinite(next)) return setAlarm(next, () => setMoment((past) => ({ ...past, now: Date.now() })));
  }, [moment]);
  return moment.now;
}
