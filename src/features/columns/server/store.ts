import type { Context } from '#server/context.ts';
import { COLUMNS } from './limits.ts';

/** A column as it is kept. */
export interface StoredColumn {
  id: string;
  name: string;
  rank: string;
}

export function columnStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(COLUMNS);
  return {
    /** In order. */
    list: (userId: string): Promise<StoredColumn[]> =>
      database.query
        .selectFrom('kanban_columns')
        .select(['id', 'name', 'rank'])
        .where('user_id', '=', userId)
        .orderBy('rank')
        .orderBy('id')
        .execute(),

    async insert(userId: string, columns: StoredColumn[]): Promise<void> {
      await room.take(userId, { rows: columns.length });
      await database.query
        .insertInto('kanban_columns')
        .values(columns.map((column) => ({ user_id: userId, ...column })))
        .execute();
    },

    async update(userId: string, id: string, change: { name?: string; rank?: string }): Promise<void> {
      await database.query
        .updateTable('kanban_columns')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async remove(userId: string, id: string): Promise<void> {
      await database.query.deleteFrom('kanban_columns').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
