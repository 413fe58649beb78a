import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

/** The export that an account ordered last, and the file that it came to, in parts. */
export async function exports({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await schema
    .createTable('exports')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('run', 'text')
    .addColumn('progress', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('parts', 'integer')
    .addColumn('failure', 'text')
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('export_parts')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('run', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('content', engine === 'postgres' ? sql`bytea` : sql`blob`, (c) => c.notNull())
    .addPrimaryKeyConstraint('export_parts_pk', ['user_id', 'run', 'number'])
    .execute();
}
