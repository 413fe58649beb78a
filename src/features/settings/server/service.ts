import type { AuthService } from '#features/auth/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { intentionOf, merge } from '#server/field-times.ts';
import { livedDay } from '#shared/day.ts';
import { getSettings, type Settings } from '../contract.ts';
import { allDayReminderMoved, checkInsMoved, dayLettersMoved, goalsChanged, zoneChanged } from '../events.ts';
import { changesGoals, goalsBefore } from '../goals.ts';
import { DEFAULT_SETTINGS, SETTINGS_ID } from '../rules.ts';
import { settingsStore } from './store.ts';

const DAY_LETTERS = ['planLetterAt', 'reportLetterAt'] as const;

/** The day's clock stands with the account, where every call of it is read from. */
export function settingsService(context: Context, auth: Pick<AuthService, 'dayClock' | 'dayClocks' | 'saveDayClock'>) {
  const { database, events, clock } = context;
  const store = settingsStore(context);

  /** Both are asked at once: a message waits for the database once less. */
  async function readBoth(userId: string) {
    const [written, dayClock] = await Promise.all([store.written(userId), auth.dayClock(userId)]);
    const settings: Settings = { ...DEFAULT_SETTINGS, ...written?.changed, ...dayClock };
    return { settings, revision: written?.revision ?? 0 };
  }
  const read = async (userId: string) => (await readBoth(userId)).settings;

  /** @param said what of it is to be */
  async function saveDayClock(actor: Actor, said: Partial<Settings>): Promise<void> {
    const { userId } = actor;
    const before = await auth.dayClock(userId);
    const { zone = before.zone, dayStart = before.dayStart } = said;
    await auth.saveDayClock(userId, { zone, dayStart });
    if (zone !== before.zone)
      await events.emit(actor, zoneChanged, { zone, revision: database.writingRevision(userId) });
  }

  const feed: FeedStream = async (userId, { behind, upTo }) => {
    const { settings, revision } = await readBoth(userId);
    const told = revision < behind.revision || (revision === behind.revision && behind.id !== '');
    if (told || revision > upTo) return [];
    return [{ revision, at: SETTINGS_ID, id: SETTINGS_ID, row: { id: SETTINGS_ID, ...settings } }];
  };

  return {
    read,
    feed,

    /** Of several accounts at once; those that are no more are left out. */
    async readMany(userIds: Iterable<string>): Promise<Map<string, Settings>> {
      const asked = [...new Set(userIds)];
      if (asked.length === 0) return new Map();
      const [written, clocks] = await Promise.all([store.writtenOf(asked), auth.dayClocks(asked)]);
      return new Map(
        [...clocks].map(([userId, own]) => [userId, { ...DEFAULT_SETTINGS, ...written.get(userId), ...own }]),
      );
    },

    update: (actor: Actor, said: Partial<Settings>): Promise<Settings> =>
      database.write(actor.userId, async () => {
        const before = await store.written(actor.userId);
        const { change, times } = merge(before?.times ?? '', said, actor, clock.now());
        const { zone, dayStart, ...rest } = change;
        const known = { ...DEFAULT_SETTINGS, ...before?.changed, ...(await auth.dayClock(actor.userId)) };
        // What was said offline holds from the day on which it was.
        const day = livedDay(intentionOf(actor, clock), actor);
        const past = changesGoals(rest) && { goalsBefore: goalsBefore(known, rest, day) };
        await store.save(actor.userId, { changed: { ...before?.changed, ...rest, ...past }, times });
        if (past) await events.emit(actor, goalsChanged, undefined);
        const { allDayReminderAt = known.allDayReminderAt } = rest;
        if (allDayReminderAt !== known.allDayReminderAt) await events.emit(actor, allDayReminderMoved, undefined);
        const { checkinFrequency = known.checkinFrequency } = rest;
        if (checkinFrequency !== known.checkinFrequency) await events.emit(actor, checkInsMoved, undefined);
        if (DAY_LETTERS.some((letter) => rest[letter] !== undefined && rest[letter] !== known[letter]))
          await events.emit(actor, dayLettersMoved, undefined);
        if (zone !== undefined || dayStart !== undefined) await saveDayClock(actor, change);
        context.publish(actor, [getSettings.path]);
        return read(actor.userId);
      }),
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
