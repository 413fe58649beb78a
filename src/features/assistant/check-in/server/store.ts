import type { Context } from '#server/context.ts';
import type { Said } from '../rules.ts';

export function checkInStore({ database }: Pick<Context, 'database'>) {
  return {
    /** What was said during a session, oldest first. */
    async said(userId: string, sessionId: string): Promise<Said[]> {
      const rows = await database.query
        .selectFrom('check_ins')
        .select(['said_at', 'message'])
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .orderBy('said_at')
        .execute();
      return rows.map((row) => ({ saidAt: row.said_at, message: row.message }));
    },

    async add(userId: string, sessionId: string, { saidAt, message }: Said): Promise<void> {
      await database.query
        .insertInto('check_ins')
        .values({ user_id: userId, session_id: sessionId, said_at: saidAt, message })
        .execute();
    },
  };
}
