import type { Actor, Context } from '#server/context.ts';
import { getSettings, type Settings } from '../contract.ts';
import { DEFAULT_SETTINGS } from '../rules.ts';
import { settingsStore } from './store.ts';

export function settingsService(context: Context) {
  const store = settingsStore(context);
  const read = async (userId: string): Promise<Settings> => ({ ...DEFAULT_SETTINGS, ...(await store.changed(userId)) });
  return {
    read,

    update: (actor: Actor, change: Partial<Settings>): Promise<Settings> =>
      context.database.write(actor.userId, async () => {
        await store.save(actor.userId, { ...(await store.changed(actor.userId)), ...change });
        context.publish(actor, [getSettings.path]);
        return read(actor.userId);
      }),
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
