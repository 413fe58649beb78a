import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { filesOf } from '#server/data-folder/files.ts';
import type { Engine } from '#server/database/database.ts';
import type { TestDatabase } from '../database.ts';
import type { Keys } from './fill.ts';

/** A database as an earlier state of the product left it: statements that make it, and what signs its people in. */
export interface OldDatabase {
  /** The migration that was the newest to land, and all that it has been through. */
  migration: string;
  migrations: string[];
  keys: Keys;
  sql: string;
}

/** All that are kept of an engine, by their names. */
export function oldDatabases(engine: Engine): OldDatabase[] {
  return globSync(join(import.meta.dirname, `*.${engine}.sql`))
    .sort()
    .map(read);
}

function read(file: string): OldDatabase {
  const sql = readFileSync(file, 'utf8');
  const [, keys] = /^-- (\{.+\})$/m.exec(sql)!;
  const migrations = [...sql.matchAll(/^INSERT INTO \S*kysely_migration"? VALUES \('([^']+)'/gm)].map(
    ([, name]) => name!,
  );
  return { migration: basename(file).split('.')[0]!, migrations, keys: JSON.parse(keys!), sql };
}

/** Makes an old database in an empty one. */
export async function load(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  { sql }: OldDatabase,
) {
  if (!databaseUrl) return loadFile(dataDir, sql);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function loadFile(dataDir: string, sql: string): void {
  const file = new DatabaseSync(filesOf(dataDir).database);
  try {
    file.exec(`PRAGMA journal_mode = WAL; ${sql}`);
  } finally {
    file.close();
  }
}
