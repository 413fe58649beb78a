import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Column } from '../contract.ts';
import { COLUMNS } from './limits.ts';

export function columnStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(COLUMNS);
  const shift = (userId: string, by: 1 | -1, from: number, to: number) =>
    database.query
      .updateTable('kanban_columns')
      .set({ position: sql<number>`position + ${sql.lit(by)}` })
      .where('user_id', '=', userId)
      .where('position', '>=', from)
      .where('position', '<=', to)
      .execute();
  return {
    list: (userId: string): Promise<Column[]> =>
      database.query
        .selectFrom('kanban_columns')
        .select(['id', 'name', 'position'])
        .where('user_id', '=', userId)
        .orderBy('position')
        .execute(),

    /** Makes room at `position` or closes the gap there: moves every column in `from … to` by one. */
    shift,

    async insert(userId: string, columns: Column[]): Promise<void> {
      await room.take(userId, { rows: columns.length });
      await database.query
        .insertInto('kanban_columns')
        .values(columns.map((column) => ({ user_id: userId, ...column })))
        .execute();
    },

    async update(userId: string, id: string, change: { name?: string; position?: number }): Promise<void> {
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
