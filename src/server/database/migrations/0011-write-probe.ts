import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

/** One row that the operator's probe of the database writes, where nobody else has written lately. */
export async function writeProbe({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await schema
    .createTable('write_probes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .addColumn('filler', engine === 'postgres' ? sql`bytea` : sql`blob`)
    .execute();
}
