import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import { SOURCES } from './limits.ts';
import type { CalendarSourcesTable } from './tables.ts';

export type SourceRow = Selectable<CalendarSourcesTable>;
/** What reading one comes to. */
export type SourceReading = Partial<
  Pick<SourceRow, 'read_at' | 'failure' | 'failures' | 'etag' | 'modified' | 'events' | 'expanded_from'>
>;

export function calendarSourceStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(SOURCES);
  const own = (userId: string) =>
    database.query.selectFrom('calendar_sources').selectAll().where('user_id', '=', userId);
  return {
    list: (userId: string): Promise<SourceRow[]> => own(userId).orderBy('id').execute(),

    find: (userId: string, id: string): Promise<SourceRow | undefined> =>
      own(userId).where('id', '=', id).executeTakeFirst(),

    async add(row: SourceRow): Promise<void> {
      await room.take(row.user_id);
      await database.query.insertInto('calendar_sources').values(row).execute();
    },

    async change(userId: string, id: string, reading: SourceReading): Promise<void> {
      const row = database.query.updateTable('calendar_sources').set(reading);
      await row.where('user_id', '=', userId).where('id', '=', id).execute();
    },

    /** @returns false where there is none */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database.query
        .deleteFrom('calendar_sources')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return Number(removed.numDeletedRows) === 1;
    },
  };
}
