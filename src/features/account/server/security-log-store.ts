import { type Selectable, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/database/delete-in-parts.ts';
import type { SecurityEventsTable } from './tables.ts';

export type SecurityEventRow = Selectable<SecurityEventsTable>;

/** The last row that was told. */
export interface Behind {
  at: number;
  id: string;
}

/** All SQL of the log of security. */
export function securityLogStore({ database }: Pick<Context, 'database'>) {
  return {
    /** Keeps an event, or that one of the same id happened once more. */
    async add(row: Omit<SecurityEventRow, 'count'>): Promise<void> {
      const { at, network, browser, system } = row;
      await database.query
        .insertInto('security_events')
        .values({ ...row, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'id'])
            .doUpdateSet({ at, network, browser, system, count: sql<number>`security_events.count + 1` }),
        )
        .execute();
    },

    /** The last events of an account, behind one where it is named. */
    page: (userId: string, limit: number, behind?: Behind): Promise<SecurityEventRow[]> =>
      database.query
        .selectFrom('security_events')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(behind !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(behind!.at, behind!.id))),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** The last events of all accounts, for whoever runs the server. */
    async last(limit: number): Promise<(SecurityEventRow & { email: string })[]> {
      return database.query
        .selectFrom('security_events')
        .innerJoin('users', 'users.id', 'security_events.user_id')
        .selectAll('security_events')
        .select('users.email')
        .orderBy('security_events.at', 'desc')
        .orderBy('security_events.id', 'desc')
        .limit(limit)
        .execute();
    },

    forgetOld: (before: number): Promise<void> =>
      deleteInParts(database, 'security_events', sql<boolean>`at < ${before}`),
  };
}
