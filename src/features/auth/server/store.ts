import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/database/delete-in-parts.ts';
import type { Session } from '#server/http/session.ts';
import { type DayClock, DEFAULT_ZONE } from '#shared/day.ts';
import type { User } from '../contract.ts';
import { dates, epoch, sessionStore } from './session-store.ts';

interface PasswordOwner {
  userId: string;
  hash: string | null;
}

/** What a user may change about themselves. */
export interface UserChange {
  first_name?: string;
  last_name?: string | null;
  image?: string | null;
}

/** Rows of accounts and sessions that the guard and our routes read themselves. */
export function authStore({ database }: Pick<Context, 'database'>) {
  const date = dates(database);
  return {
    ...sessionStore({ database }),

    /** The session of a token, dead or alive, with its user's zone and revision, in one statement. */
    async session(token: string): Promise<Session | undefined> {
      const row = await database.query
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .innerJoin('account_revisions', 'account_revisions.user_id', 'sessions.user_id')
        .select([
          'sessions.id',
          'sessions.user_id',
          'sessions.created_at',
          'sessions.updated_at',
          'sessions.expires_at',
        ])
        .select(['users.zone', 'users.day_start', 'account_revisions.revision'])
        .where('sessions.token', '=', token)
        .where('users.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, user_id: userId, zone, day_start: dayStart, revision } = row;
      const startedAt = epoch(row.created_at);
      const seenAt = epoch(row.updated_at);
      return { id, token, userId, startedAt, seenAt, expiresAt: epoch(row.expires_at), zone, dayStart, revision };
    },

    async user(userId: string): Promise<User | undefined> {
      const row = await database.query
        .selectFrom('users')
        .select(['id', 'email', 'first_name', 'last_name', 'image', 'created_at'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('accounts')
              .select('accounts.id')
              .whereRef('accounts.user_id', '=', 'users.id')
              .where('accounts.password', 'is not', null),
          ).as('has_password'),
        )
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        profileImageUrl: row.image,
        avatar: row.image,
        hasPassword: Boolean(row.has_password),
        createdAt: new Date(row.created_at).toISOString(),
      };
    },

    /** The account by address or by id, with its password's hash; null where it has none. */
    async passwordOf(whose: { email: string } | { userId: string }): Promise<PasswordOwner | undefined> {
      const [column, value] =
        'email' in whose ? (['users.email', whose.email] as const) : (['users.id', whose.userId] as const);
      const row = await database.query
        .selectFrom('users')
        .leftJoin('accounts', (join) =>
          join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
        )
        .select(['users.id', 'accounts.password'])
        .where(column, '=', value)
        .executeTakeFirst();
      return row && { userId: row.id, hash: row.password };
    },

    /** How many ways to sign in the account has: its password, accounts elsewhere, passkeys. */
    async waysIn(userId: string): Promise<number> {
      const counts = await database.query
        .selectFrom('users')
        .select(({ selectFrom, fn }) => [
          selectFrom('accounts')
            .select(fn.countAll<number>().as('count'))
            .whereRef('accounts.user_id', '=', 'users.id')
            .as('accounts'),
          selectFrom('passkeys')
            .select(fn.countAll<number>().as('count'))
            .whereRef('passkeys.user_id', '=', 'users.id')
            .as('passkeys'),
        ])
        .where('users.id', '=', userId)
        .executeTakeFirstOrThrow();
      return (counts.accounts ?? 0) + (counts.passkeys ?? 0);
    },

    /** Keeps a ticket from being used again. @returns false where it was used before */
    async spendTicket(id: string, expiresAt: number): Promise<boolean> {
      const spent = await database.query
        .insertInto('spent_tickets')
        .values({ id, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(spent.numInsertedOrUpdatedRows) === 1;
    },

    async userIdOf(email: string): Promise<string | undefined> {
      const row = await database.query.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return row?.id;
    },

    async addRevision(userId: string): Promise<void> {
      await database.query
        .insertInto('account_revisions')
        .values({ user_id: userId, revision: 1, purged_revision: 0, feed_horizon: 0 })
        .execute();
    },

    /** Gives a zone to an account that has none. */
    async learnZone(userId: string, zone: string): Promise<void> {
      const account = database.query.updateTable('users').set({ zone }).where('id', '=', userId);
      await account.where('zone', 'is', null).execute();
    },

    async dayClock(userId: string): Promise<Required<DayClock>> {
      const { zone, day_start: dayStart } = await database.query
        .selectFrom('users')
        .select(['zone', 'day_start'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return { zone: zone ?? DEFAULT_ZONE, dayStart };
    },

    async dayClocks(userIds: readonly string[]): Promise<Map<string, Required<DayClock>>> {
      const users = database.query.selectFrom('users').select(['id', 'zone', 'day_start']);
      const rows = await users.where('id', 'in', userIds).execute();
      return new Map(rows.map((row) => [row.id, { zone: row.zone ?? DEFAULT_ZONE, dayStart: row.day_start }]));
    },

    async saveDayClock(userId: string, { zone, dayStart }: Required<DayClock>): Promise<void> {
      const account = database.query.updateTable('users').set({ zone, day_start: dayStart });
      await account.where('id', '=', userId).execute();
    },

    async changeUser(userId: string, change: UserChange, now: number): Promise<void> {
      await database.query
        .updateTable('users')
        .set({ ...change, updated_at: date(now) })
        .where('id', '=', userId)
        .execute();
    },

    /** Puts a hash in the place of a known one. @returns false where another change came first */
    async replacePassword(userId: string, known: string, hash: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('accounts')
        .set({ password: hash, updated_at: date(now) })
        .where('user_id', '=', userId)
        .where('password', '=', known)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async addPassword(id: string, userId: string, hash: string, now: number): Promise<void> {
      const at = { created_at: date(now), updated_at: date(now) };
      await database.query
        .insertInto('accounts')
        .values({ id, account_id: userId, provider_id: 'credential', user_id: userId, password: hash, ...at })
        .execute();
    },

    /** Voids what was issued to the user and not yet used, as a link for a new password. */
    async forgetVerifications(userId: string): Promise<void> {
      await database.query.deleteFrom('verifications').where('value', '=', userId).execute();
    },

    /**
     * Takes the address and the names. That its address is its own id, which nobody can register, says of an account that
     * its rows are still to be erased.
     */
    async giveUpAddress(userId: string): Promise<void> {
      await database.query
        .updateTable('users')
        .set({ email: userId, name: '', first_name: null, last_name: null, image: null })
        .where('id', '=', userId)
        .execute();
    },

    /** The account and, by the keys of the schema, every row that it still has. */
    async eraseUser(userId: string): Promise<void> {
      await database.query.deleteFrom('users').where('id', '=', userId).execute();
    },

    async forgetExpired(now: number): Promise<void> {
      for (const table of ['sessions', 'verifications'] as const)
        await deleteInParts(database, table, sql<boolean>`expires_at < ${date(now)}`);
      await deleteInParts(database, 'spent_tickets', sql<boolean>`expires_at < ${now}`);
    },
  };
}

export type AuthStore = ReturnType<typeof authStore>;
