import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Context } from '#server/context.ts';
import { deleteInParts } from '#server/database/delete-in-parts.ts';
import { troubleOf } from '#server/database/trouble.ts';
import type { ExportsTable } from './tables.ts';

export type ExportRow = Selectable<ExportsTable>;

/** What an error is told as. */
export const failureOf = (error: unknown): NonNullable<ExportRow['failure']> =>
  troubleOf(error) === 'disk_full' ? 'disk_full' : 'other';

/** All SQL of exports that are ordered. */
export function exportStore({ database }: Pick<Context, 'database'>) {
  const change = async (
    userId: string,
    which: Partial<Pick<ExportRow, 'id' | 'run'>>,
    to: Updateable<ExportsTable>,
  ) => {
    const query = database.query
      .updateTable('exports')
      .set(to)
      .where('user_id', '=', userId)
      .where('parts', 'is', null);
    const { numUpdatedRows } = await Object.entries(which)
      .reduce((narrower, [column, value]) => narrower.where(column as 'id' | 'run', '=', value), query)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return {
    find: (userId: string): Promise<ExportRow | undefined> =>
      database.query.selectFrom('exports').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Keeps what is ordered in the place of what was. */
    async order(row: Insertable<ExportsTable>): Promise<void> {
      const { user_id: _, ...rest } = row;
      await database.query
        .insertInto('exports')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
        .execute();
    },

    /** Has an attempt be the one that makes the file. @returns false where nobody waits for it any more */
    begin: (userId: string, id: string, run: string): Promise<boolean> =>
      change(userId, { id }, { run, progress: 0, failure: null }),

    /** What an attempt has come to. @returns false where it is another's by now */
    advance: (userId: string, run: string, to: Pick<Updateable<ExportsTable>, 'progress' | 'parts' | 'expires_at'>) =>
      change(userId, { run }, to),

    fail: (userId: string, id: string, failure: ExportRow['failure']): Promise<boolean> =>
      change(userId, { id }, { failure }),

    async forget(userId: string, id: string): Promise<void> {
      await database.query.deleteFrom('exports').where('user_id', '=', userId).where('id', '=', id).execute();
    },

    async addPart(userId: string, run: string, number: number, content: Uint8Array): Promise<void> {
      await database.query.insertInto('export_parts').values({ user_id: userId, run, number, content }).execute();
    },

    async part(userId: string, run: string, number: number): Promise<Uint8Array | undefined> {
      const row = await database.query
        .selectFrom('export_parts')
        .select('content')
        .where('user_id', '=', userId)
        .where('run', '=', run)
        .where('number', '=', number)
        .executeTakeFirst();
      return row?.content;
    },

    /** Erases the parts of every attempt but one. */
    eraseParts: (userId: string, but: string | null, signal: AbortSignal): Promise<void> =>
      deleteInParts(database, 'export_parts', sql<boolean>`user_id = ${userId} and run <> ${but ?? ''}`, signal),
  };
}
