import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

/** Photos of the accounts: one each, and small, so that a copy of the database is a copy of everything. */
export async function account({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await schema
    .createTable('photos')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('image', engine === 'postgres' ? sql`bytea` : sql`blob`, (c) => c.notNull())
    .execute();
}
