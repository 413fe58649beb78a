import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { setAlarm } from '#client/lib/alarm.ts';
import { useOwnClock } from '#client/lib/clock.ts';
import { useNotices } from '#client/lib/system-notice.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { type NoticeClock, type Notification, nextChange, notificationsOf } from '../rules.ts';
import { useMarks } from './notification-marks.ts';

const POLL = 30_000;
const NO_TASKS: readonly Task[] = [];

export interface Notifications {
  /** The latest first; undefined while tasks or settings are not known. */
  list: readonly Notification<Task>[] | undefined;
  failed: boolean;
  pending: boolean;
  retry: () => void;
}

/** The notifications as they stand: they follow the tasks, the settings and the clock. */
export function useNotifications(): Notifications {
  // A window out of sight needs fresh tasks only where it can tell of them.
  const query = useTasks({ pollEvery: POLL, pollHidden: useNotices().on });
  // A tick in a list of thousands is drawn before its notification is reckoned.
  const tasks = useDeferredValue(query.data);
  const settings = useSettings();
  const flags = settings.data ?? (settings.isError ? NO_FLAGS : undefined);
  const marks = useMarks();
  const ownClock = useOwnClock();
  const allDayReminderAt = settings.data?.allDayReminderAt;
  const clock = useMemo(
    () => ({ ...ownClock, ...(allDayReminderAt !== undefined && { allDayReminderAt }) }),
    [ownClock, allDayReminderAt],
  );
  const now = useMoment(tasks ?? NO_TASKS, clock);
  const list = useMemo(
    () => (tasks && flags ? notificationsOf({ tasks, flags, marks, now, clock }) : undefined),
    [tasks, flags, marks, now, clock],
  );
  const { isError: failed, isFetching: pending, refetch } = query;
  return useMemo(() => ({ list, failed, pending, retry: () => void refetch() }), [list, failed, pending, refetch]);
}

/** What is not said counts as enabled. */
const NO_FLAGS = {};

/** The instant to calculate with: when the tasks came, and then whenever time alone changes what is true of them. */
function useMoment(tasks: readonly Task[], clock: NoticeClock): number {
  const [moment, setMoment] = useState(() => ({ tasks, clock, now: Date.now() }));
  if (moment.tasks !== tasks || moment.clock !== clock) setMoment({ tasks, clock, now: Date.now() });
  useEffect(() => {
    const next = nextChange(moment.tasks, moment.now, moment.clock);
    if (next !== null) return setAlarm(next, () => setMoment((past) => ({ ...past, now: Date.now() })));
  }, [moment]);
  return moment.now;
}
