import { habitChanged } from '#features/habits/events.ts';
import { nextTime } from '#features/habits/reminders.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { Settings } from '#features/settings/contract.ts';
import { zoneChanged } from '#features/settings/events.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { Context } from '#server/context.ts';
import { HOUR } from '#shared/day.ts';
import { quietAt } from '../quiet.ts';
import { remindOfHabits } from './jobs.ts';
import type { PushSending } from './sending.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
  habits: Pick<HabitService, 'reminderTimes' | 'reminded' | 'hasReminded'>;
  sending: Pick<PushSending, 'tell' | 'dismiss'>;
}

/** For how long a device may still show a reminder that nobody has dealt with. */
const SHOWN_FOR = 24 * HOUR;

/** One job of an account: no more than one name for it. */
const KEY = '';

/** Reminds of habits: a look at each of their times, whatever is due then. */
export function habitReminders({ database, jobs, clock, events }: Context, { settings, habits, sending }: Beside) {
  async function planAfter(userId: string, after: number, own: Settings): Promise<void> {
    const at = nextTime(await habits.reminderTimes(userId), after, own);
    if (at === undefined) await jobs.cancel(remindOfHabits, { userId, key: KEY });
    else await jobs.schedule(remindOfHabits, { userId, key: KEY, at, payload: { at } });
  }

  /** Puts down when the next time of an account's habits is; what has come and was not told yet stays to be told. */
  async function planAll(userId: string): Promise<void> {
    const now = clock.now();
    const planned = (await jobs.unfinished(remindOfHabits, userId, [KEY])).get(KEY);
    if (planned && planned.at <= now) return;
    await planAfter(userId, now, await settings.read(userId));
  }

  jobs.handle(remindOfHabits, ({ userId, payload: { at }, done }) =>
    database.transaction(async () => {
      await done();
      const own = await settings.read(userId);
      const now = clock.now();
      const quiet = quietAt(now, own);
      if (quiet) {
        await jobs.schedule(remindOfHabits, { userId, key: KEY, at: quiet.until, payload: { at } });
        return;
      }
      const reminded = await habits.reminded(userId, { after: at - 1, now }, own);
      await sending.tell(
        reminded.map(({ id, moment }) => ({ userId, own, about: { kind: 'habit', habitId: id, at: moment.at } })),
      );
      await planAfter(userId, now, own);
    }),
  );

  const planEach = async (userIds: string[]) => {
    for (const userId of new Set(userIds)) await planAll(userId);
  };

  return {
    planAll,

    listen(): void {
      events.within(habitChanged, async ({ day, putOff }, { userId }) => {
        const now = clock.now();
        if (putOff && now - putOff.from <= SHOWN_FOR)
          await sending.dismiss(userId, [{ kind: 'habit', habitId: putOff.habitId, at: now }]);
        if (!day) return database.beforeCommit(planEach, userId);
        if (!day.completed && !day.skipped) return;
        if (await habits.hasReminded(userId, day, now, await settings.read(userId)))
          await sending.dismiss(userId, [{ kind: 'habit', habitId: day.habitId, at: now }]);
      });
      events.within(zoneChanged, (_, { userId }) => planAll(userId));
    },
  };
}
