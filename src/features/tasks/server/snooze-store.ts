import type { Context } from '#server/context.ts';

export const snoozeStore = ({ database }: Pick<Context, 'database'>) => ({
  /**
   * The task that has a reminder; of several, as after a copy, the one that was made last.
   * @param reminderId an id as devices make them: nothing in it stands for another letter
   */
  async taskWith(userId: string, reminderId: string): Promise<string | undefined> {
    const row = await database.query
      .selectFrom('tasks')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('reminders', 'like', `%"id":"${reminderId}"%`)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  },
});
