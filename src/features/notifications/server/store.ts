import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import { ofOwners } from '#server/database/of-owners.ts';
import type { Owned } from '#server/owned.ts';
import { SUBSCRIPTIONS } from './limits.ts';
import type { PushSubscriptionsTable } from './tables.ts';

export type SubscriptionRow = Selectable<PushSubscriptionsTable>;

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export function pushStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(SUBSCRIPTIONS);
  const own = (userId: string) =>
    database.query.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId);
  return {
    async keys(): Promise<PushKeys | undefined> {
      const row = await database.query.selectFrom('push_keys').selectAll().executeTakeFirst();
      return row && { publicKey: row.public_key, privateKey: row.private_key };
    },

    /** Whoever is first makes them; nobody changes them afterwards. */
    async keepKeys({ publicKey, privateKey }: PushKeys): Promise<void> {
      await database.query
        .insertInto('push_keys')
        .values({ name: 'vapid', public_key: publicKey, private_key: privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    list: (userId: string): Promise<SubscriptionRow[]> => own(userId).orderBy('id', 'desc').execute(),

    /** All devices of some accounts, the newest of each first. */
    listOf: (userIds: readonly string[]): Promise<SubscriptionRow[]> =>
      database.query
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', 'in', userIds)
        .orderBy('id', 'desc')
        .execute(),

    named: (names: readonly Owned[]): Promise<SubscriptionRow[]> =>
      database.query.selectFrom('push_subscriptions').selectAll().where(ofOwners(names)).execute(),

    find: (userId: string, id: string): Promise<SubscriptionRow | undefined> =>
      own(userId).where('id', '=', id).executeTakeFirst(),

    at: (userId: string, endpoint: string): Promise<SubscriptionRow | undefined> =>
      own(userId).where('endpoint', '=', endpoint).executeTakeFirst(),

    /** What other accounts, or earlier sessions, on the same browser had: it shows what is sent to whoever is signed in now. */
    async letGo(row: Pick<SubscriptionRow, 'endpoint' | 'session_id' | 'id'>): Promise<void> {
      await database.query
        .deleteFrom('push_subscriptions')
        .where('id', '!=', row.id)
        .where(({ or, eb }) => or([eb('endpoint', '=', row.endpoint), eb('session_id', '=', row.session_id)]))
        .execute();
    },

    async add(row: SubscriptionRow): Promise<void> {
      await room.take(row.user_id);
      await database.query.insertInto('push_subscriptions').values(row).execute();
    },

    async change({ user_id, id, ...change }: SubscriptionRow): Promise<void> {
      const row = database.query.updateTable('push_subscriptions').set(change);
      await row.where('user_id', '=', user_id).where('id', '=', id).execute();
    },

    async noteSent(names: readonly Owned[], at: number): Promise<void> {
      const row = database.query.updateTable('push_subscriptions').set({ last_sent_at: at });
      await row.where(ofOwners(names)).execute();
    },

    /** @returns false where there is none */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database.query
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return Number(removed.numDeletedRows) === 1;
    },
  };
}

export type PushStore = ReturnType<typeof pushStore>;
