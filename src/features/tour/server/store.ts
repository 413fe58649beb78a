import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { SampleDaysTable, SampleItemsTable } from './tables.ts';

export type SampleItem = Omit<Selectable<SampleItemsTable>, 'user_id'>;

/** What is remembered of the sample day: what became of it, and which objects belong to it. */
export function sampleStore({ database }: Pick<Context, 'database'>) {
  return {
    day: (userId: string): Promise<Selectable<SampleDaysTable> | undefined> =>
      database.query.selectFrom('sample_days').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    async saveDay(userId: string, status: SampleDaysTable['status'], madeOn: string): Promise<void> {
      await database.query
        .insertInto('sample_days')
        .values({ user_id: userId, status, made_on: madeOn })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ status, made_on: madeOn }))
        .execute();
    },

    items: (userId: string): Promise<SampleItem[]> =>
      database.query
        .selectFrom('sample_items')
        .select(['kind', 'id', 'content'])
        .where('user_id', '=', userId)
        .execute(),

    async addItem(userId: string, item: SampleItem): Promise<void> {
      await database.query
        .insertInto('sample_items')
        .values({ user_id: userId, ...item })
        .execute();
    },

    async forgetItems(userId: string): Promise<void> {
      await database.query.deleteFrom('sample_items').where('user_id', '=', userId).execute();
    },
  };
}
