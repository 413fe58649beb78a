import type { Context } from '#server/context.ts';
import { type Span, within } from '#server/feed/place.ts';
import type { FeedChange } from '#server/feed/stream.ts';
import { COLUMNS } from './limits.ts';

/** A column as it is kept. */
export interface StoredColumn {
  id: string;
  name: string;
  rank: string;
}

export function columnStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
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

    async fieldTimes(userId: string, id: string): Promise<string> {
      const times = database.query.selectFrom('kanban_columns').select('field_times').where('user_id', '=', userId);
      return (await times.where('id', '=', id).executeTakeFirstOrThrow()).field_times;
    },

    async insert(userId: string, columns: StoredColumn[]): Promise<void> {
      await room.take(userId, { rows: columns.length });
      await database.query
        .insertInto('kanban_columns')
        .values(
          columns.map((column) => ({
            user_id: userId,
            ...column,
            revision: database.writingRevision(userId),
            field_times: '',
          })),
        )
        .execute();
    },

    async update(userId: string, id: string, change: Partial<StoredColumn>, fieldTimes?: string): Promise<void> {
      await database.query
        .updateTable('kanban_columns')
        .set({
          ...change,
          ...(fieldTimes !== undefined && { field_times: fieldTimes }),
          revision: database.writingRevision(userId),
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Those that were written in a span. */
    async written(userId: string, span: Span): Promise<FeedChange[]> {
      const rows = await database.query
        .selectFrom('kanban_columns')
        .select(['id', 'name', 'rank', 'revision'])
        .where('user_id', '=', userId)
        .where(within(span))
        .orderBy('revision')
        .orderBy('id')
        .limit(span.limit)
        .execute();
      return rows.map(({ revision, ...row }) => ({ revision, at: row.id, id: row.id, row }));
    },

    /** Whether an act of several writes deleted a column which is there: it did not come to its end, or its undo did not. */
    async isLeaving(userId: string, entry: string): Promise<boolean> {
      const noted = database.query
        .selectFrom('kanban_columns as columns')
        .innerJoin('journal', (join) =>
          join.onRef('journal.user_id', '=', 'columns.user_id').onRef('journal.object_id', '=', 'columns.id'),
        )
        .select('columns.id')
        .where('columns.user_id', '=', userId)
        .where('journal.entry_id', '=', entry)
        .where('journal.undone_at', 'is', null)
        .where('journal.after', 'like', '%"leaving":true%');
      return (await noted.executeTakeFirst()) !== undefined;
    },

    /** Brings one back that was deleted. */
    async restore(userId: string, column: StoredColumn): Promise<void> {
      await feed.unbury(userId, 'columns', column.id);
      await this.insert(userId, [column]);
    },

    async remove(userId: string, id: string): Promise<void> {
      await feed.bury(userId, 'columns', [{ id }]);
      await database.query.deleteFrom('kanban_columns').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
