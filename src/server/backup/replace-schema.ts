import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { z } from 'zod';
import { ConfigError } from '../config/config-error.ts';
import { SERVER_LOCK } from '../database/claim.ts';
import { isLeasedToOthers } from '../database/lease.ts';
import { makeSchema } from '../database/migrate.ts';
import { texts as databaseTexts } from '../database/texts.ts';
import { bytesFrom } from './bytes.ts';
import type { BackupHeader } from './container.ts';
import { BackupFault } from './fault.ts';
import { nextFrame } from './frames.ts';
import { connectAlone, identifier, ownTables, withoutLimits } from './postgres-tables.ts';
import type { Pour } from './snapshot.ts';

const tableFrame = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

/**
 * Fills a schema beside the one in use and lets the two change places, in one transaction: either all of it happens or nothing.
 * @returns the schema in which lies what was replaced; null where there was nothing
 */
export async function replaceSchema(url: string, about: BackupHeader, now: number, pour: Pour): Promise<string | null> {
  const client = await connectAlone(url);
  try {
    await client.query(withoutLimits('set'));
    const { rows } = await client.query('select pg_try_advisory_lock($1) as claimed, current_schema() as schema', [
      SERVER_LOCK,
    ]);
    const { claimed, schema } = rows[0] as { claimed: boolean; schema: string };
    // Behind a pooler servers hold no lock.
    const others = { id: '', together: false };
    if (!claimed || (await isLeasedToOthers(client, others))) throw new ConfigError(databaseTexts.databaseTaken);
    const stamp = new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const [beside, aside] = [`takt_restoring_${stamp}`, `takt_before_${stamp}`];
    await client.query('begin');
    await client.query(`create schema ${identifier(beside)}; set local search_path to ${identifier(beside)}`);
    await makeTables(client, about.migrations);
    const references = await dropReferences(client);
    await pour((source) => fill(client, source));
    for (const add of references) await client.query(add);
    await client.query(
      "delete from kysely_migration_lock; insert into kysely_migration_lock (id) values ('migration_lock')",
    );
    // Devices that followed the database have heard more than the copy knows: its feed begins under another name.
    await client.query(
      `do $$ begin if to_regclass('feed_epochs') is not null then delete from feed_epochs; end if; end $$`,
    );
    const replaced = await moveTables(client, schema, aside);
    await moveTables(client, beside, schema);
    await client.query(`drop schema ${identifier(beside)}`);
    await client.query('commit');
    await client.query('analyze');
    return replaced ? aside : null;
  } finally {
    // What was not committed goes with the connection.
    await client.end();
  }
}

/** Tables as the migrations make them, with those that Kysely keeps of these. */
async function makeTables(client: pg.Client, migrations: string[]): Promise<void> {
  const only = { query: client.query.bind(client), release() {} } as pg.PoolClient;
  const pool = { connect: async () => only, end: async () => {} };
  await client.query(`
    create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0)`);
  await makeSchema(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), 'postgres', migrations);
}

/** Rows come table by table, in no order that keys would allow. @returns the statements that ask for the keys again */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function fill(client: pg.Client, source: AsyncIterable<Buffer>): Promise<void> {
  const bytes = bytesFrom(source);
  const known = await ownTables(client);
  // A migration may have put in rows of its own.
  await client.query(`truncate ${known.map(({ name }) => identifier(name)).join(', ')}`);
  for (let head = await nextFrame(bytes); head; head = await nextFrame(bytes)) {
    const { table, columns } = tableFrame.parse(JSON.parse(head.toString()));
    if (!known.some(({ name }) => name === table)) throw new BackupFault('damaged');
    const list = columns.map(identifier).join(', ');
    const into = client.query(from(`copy ${identifier(table)} (${list}) from stdin`));
    await pipeline(Readable.from(rowsOf(bytes), { objectMode: false }), into);
  }
}

async function* rowsOf(bytes: ReturnType<typeof bytesFrom>): AsyncGenerator<Buffer> {
  for (;;) {
    const rows = await nextFrame(bytes);
    if (!rows) throw new BackupFault('damaged');
    if (rows.length === 0) return;
    yield rows;
  }
}

/** @returns whether there were any */
async function moveTables(client: pg.Client, schema: string, into: string): Promise<boolean> {
  const tables = await ownTables(client, identifier(schema));
  if (tables.length === 0) return false;
  await client.query(`create schema if not exists ${identifier(into)}`);
  for (const { name } of tables)
    await client.query(`alter table ${identifier(schema)}.${identifier(name)} set schema ${identifier(into)}`);
  return true;
}
