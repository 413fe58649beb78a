import type { Context } from '#server/context.ts';
import type { Answer, Said } from '../rules.ts';
import { CHECK_INS } from './limits.ts';

export function checkInStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(CHECK_INS);
  const own = (userId: string) => database.query.selectFrom('check_ins').where('user_id', '=', userId);
  return {
    /** What was said during a session, oldest first. */
    async said(userId: string, sessionId: string): Promise<Said[]> {
      const rows = await own(userId)
        .select(['said_at', 'message', 'answer'])
        .where('session_id', '=', sessionId)
        .orderBy('said_at')
        .execute();
      return rows.map((row) => ({ saidAt: row.said_at, message: row.message, answer: row.answer }));
    },

    /** The last words of other sessions, oldest first. */
    async earlier(userId: string, sessionId: string, count: number): Promise<string[]> {
      const rows = await own(userId)
        .select('message')
        .where('session_id', '!=', sessionId)
        .orderBy('said_at', 'desc')
        .limit(count)
        .execute();
      return rows.map(({ message }) => message).reverse();
    },

    async count(userId: string): Promise<number> {
      const row = await own(userId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    async add(userId: string, sessionId: string, { saidAt, message }: Omit<Said, 'answer'>): Promise<void> {
      await room.take(userId);
      await database.query
        .insertInto('check_ins')
        .values({ user_id: userId, session_id: sessionId, said_at: saidAt, message, answer: null })
        .execute();
    },

    async answer(userId: string, sessionId: string, saidAt: number, answer: Answer): Promise<void> {
      await database.query
        .updateTable('check_ins')
        .set({ answer })
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .where('said_at', '=', saidAt)
        .execute();
    },

    /** Deletes what was said during sessions that are gone. */
    async forget(userId: string, sessionIds: readonly string[]): Promise<void> {
      if (sessionIds.length === 0) return;
      await database.query
        .deleteFrom('check_ins')
        .where('user_id', '=', userId)
        .where('session_id', 'in', sessionIds)
        .execute();
    },
  };
}
