import type { Context } from '#server/context.ts';
import type { Session } from '#server/http/session.ts';

export const epoch = (value: Date | string) => new Date(value).getTime();

/** How an instant stands in the columns of the library of accounts. */
export const dates =
  ({ engine }: Context['database']) =>
  (instant: number) =>
    engine === 'postgres' ? new Date(instant) : new Date(instant).toISOString();

/** A session as its owner sees it in the list of devices. */
export interface DeviceRow {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: number;
  seenAt: number;
}

/** What becomes of sessions, by their accounts or their own ids. */
export function sessionStore({ database }: Pick<Context, 'database'>) {
  const date = dates(database);
  return {
    async renew(sessionId: string, expiresAt: number, now: number): Promise<void> {
      await database.query
        .updateTable('sessions')
        .set({ expires_at: date(expiresAt), updated_at: date(now) })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Has a session go by another token. @returns false where another call came first, or it has ended */
    async changeToken({ id, token }: Pick<Session, 'id' | 'token'>, next: string): Promise<boolean> {
      const session = database.query.updateTable('sessions').set({ token: next }).where('id', '=', id);
      const { numUpdatedRows } = await session.where('token', '=', token).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Notes when and from where a session was last used. */
    async saveSeen(sessionId: string, address: string, now: number): Promise<void> {
      await database.query
        .updateTable('sessions')
        .set({ ip_address: address, updated_at: date(now) })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Live sessions of the user, the one used last first. */
    async devices(userId: string, now: number): Promise<DeviceRow[]> {
      const rows = await database.query
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', date(now))
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        address: row.ip_address,
        createdAt: epoch(row.created_at),
        seenAt: epoch(row.updated_at),
      }));
    },

    /** @returns false where the user has no such session */
    async endSession(userId: string, sessionId: string): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Ends all sessions of the user but one. @returns ids of the ended ones */
    async endSessions(userId: string, exceptId: string | null): Promise<string[]> {
      const rows = await database.query
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId!))
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
    },

    /** Ends the sessions that were not used for longest, but for the last `kept`. @returns their ids */
    async endOldest(userId: string, kept: number): Promise<string[]> {
      const oldest = await database.query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(1000)
        .offset(kept)
        .execute();
      const ids = oldest.map(({ id }) => id);
      if (ids.length > 0)
        await database.query.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'in', ids).execute();
      return ids;
    },
  };
}
