import type { Context } from '#server/context.ts';
import { type Day, type DayClock, livedDay } from '#shared/day.ts';
import { type HabitMoment, habitMoments, hasCome, LATEST, type Times } from '../reminders.ts';
import { readHabit, readRecords } from './records.ts';
import { remindingStore } from './reminding-store.ts';
import type { HabitStore } from './store.ts';

/** A habit that somebody is reminded of. */
export interface Reminding {
  id: string;
  name: string;
  moment: HabitMoment;
}

/** What reminders of habits are made of. */
export function habitReminding(context: Pick<Context, 'database'>, store: HabitStore) {
  const rows = remindingStore(context);

  return {
    /** The times of the habits that remind. */
    async reminderTimes(userId: string): Promise<Times[]> {
      return (await rows.times(userId)).map((row) => ({
        reminderEnabled: true,
        reminderTimes: JSON.parse(row.reminder_times),
        reminderDays: Array.from(row.reminder_days, Number),
        snoozed: row.snoozed === null ? null : JSON.parse(row.snoozed),
      }));
    },

    /** Some accounts behind one that have such habits, in order; none where there are no more. */
    habitAccounts: rows.accounts,

    /** Of which habits a reminder has come by now and after an instant, each with the latest; none that is too late or dealt with. */
    async reminded(
      userId: string,
      { after, now }: { after: number; now: number },
      clock: DayClock,
      id?: string,
    ): Promise<Reminding[]> {
      const records = await readRecords(store, userId, livedDay(now, clock), id);
      const span = { after: Math.max(after, now - LATEST), upTo: now };
      return records.flatMap((record) => {
        const moment = habitMoments(record, span, clock).at(-1);
        return moment ? [{ id: record.habit.id, name: record.habit.name, moment }] : [];
      });
    },

    /** Whether one of its reminders of a day has come and may still be shown. */
    async hasReminded(
      userId: string,
      { habitId, date }: { habitId: string; date: Day },
      now: number,
      clock: DayClock,
    ): Promise<boolean> {
      if (livedDay(now, clock) !== date) return false;
      const [row] = await store.list(userId, habitId);
      return row !== undefined && hasCome(readHabit(row), date, now, clock);
    },
  };
}
