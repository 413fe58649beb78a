import type { Actor, Context } from '#server/context.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { merge } from '#server/field-times.ts';
import { getSettings, type Settings } from '../contract.ts';
import { DEFAULT_SETTINGS, SETTINGS_ID } from '../rules.ts';
import { settingsStore } from './store.ts';

export function settingsService(context: Context) {
  const store = settingsStore(context);
  const read = async (userId: string): Promise<Settings> => ({
    ...DEFAULT_SETTINGS,
    ...(await store.written(userId))?.changed,
  });

  const feed: FeedStream = async (userId, { behind, upTo }) => {
    const { changed: values, revision } = (await store.written(userId)) ?? { changed: {}, revision: 0 };
    const told = revision < behind.revision || (revision === behind.revision && behind.id !== '');
    if (told || revision > upTo) return [];
    return [{ revision, at: SETTINGS_ID, id: SETTINGS_ID, row: { id: SETTINGS_ID, ...DEFAULT_SETTINGS, ...values } }];
  };

  return {
    read,
    feed,

    update: (actor: Actor, said: Partial<Settings>): Promise<Settings> =>
      context.database.write(actor.userId, async () => {
        const before = await store.written(actor.userId);
        const { change, times } = merge(before?.times ?? '', said, actor, context.clock.now());
        await store.save(actor.userId, { changed: { ...before?.changed, ...change }, times });
        context.publish(actor, [getSettings.path]);
        return read(actor.userId);
      }),
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
