import type { Context } from '#server/context.ts';

/** Accounts that are asked for at once. */
const PAGE = 500;

/** Tasks that somebody may be reminded of. */
export const remindingStore = ({ database }: Pick<Context, 'database'>) => {
  const reminding = () =>
    database.query
      .selectFrom('tasks')
      .where('reminders', '!=', '[]')
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null);
  const columns = ['id', 'title', 'status', 'due_at', 'due_day', 'due_has_time', 'reminders', 'deleted_at'] as const;
  return {
    all: (userId: string) => reminding().select(columns).where('user_id', '=', userId).execute(),

    one: (userId: string, id: string) =>
      reminding().select(columns).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst(),

    /** Accounts behind one that have such tasks, in order. */
    async accounts(behind: string): Promise<string[]> {
      const rows = await reminding()
        .select('user_id')
        .distinct()
        .where('user_id', '>', behind)
        .orderBy('user_id')
        .limit(PAGE)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
};
