import type { Context } from '#server/context.ts';
import { ofOwners } from '#server/database/of-owners.ts';
import type { Owned } from '#server/owned.ts';

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

    named: (names: readonly Owned[]) =>
      reminding()
        .select([...columns, 'user_id'])
        .where(ofOwners(names))
        .execute(),

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
