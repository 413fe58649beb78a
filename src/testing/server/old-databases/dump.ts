import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { filesOf } from '#server/data-folder/files.ts';
import type { TestDatabase } from '../database.ts';
import { findPostgres } from '../postgres-server.ts';

const run = promisify(execFile);
const quoted = (name: unknown) => `"${name}"`;

/** The statements that make a database again, the same for the same rows. Nobody may have it open. */
export const dump = ({ dataDir, databaseUrl }: TestDatabase): Promise<string> | string =>
  databaseUrl ? dumpPostgres(databaseUrl) : dumpFile(filesOf(dataDir).database);

function dumpFile(path: string): string {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const made = file.prepare('select type, name, sql from sqlite_master where sql is not null order by rowid').all();
    const [tables, others] = [made.filter(({ type }) => type === 'table'), made.filter(({ type }) => type !== 'table')];
    const statements = [
      ...tables.flatMap(({ name, sql }) => [String(sql), ...insertions(file, String(name))]),
      // Triggers are to see nothing of what is put back.
      ...others.map(({ sql }) => String(sql)),
    ];
    return ['PRAGMA foreign_keys = OFF', 'BEGIN', ...statements, 'COMMIT'].map((line) => `${line};\n`).join('');
  } finally {
    file.close();
  }
}

function insertions(file: DatabaseSync, table: string): string[] {
  const columns = file.prepare(`pragma table_info(${quoted(table)})`).all();
  const values = columns.map(({ name }) => `quote(${quoted(name)})`).join(` || ', ' || `);
  const key = columns.filter(({ pk }) => pk).map(({ name }) => quoted(name));
  const order = key.length > 0 ? ` order by ${key.join(', ')}` : '';
  return file
    .prepare(`select ${values} as list from ${quoted(table)}${order}`)
    .all()
    .map(({ list }) => `INSERT INTO ${quoted(table)} VALUES (${list})`);
}

/** What of its output says when, with which version and for psql alone. */
const NOISE = [
  /^--\n-- .*\n--\n\n/gm,
  /^-- Dumped .*\n/gm,
  /^\\(un)?restrict .*\n/gm,
  /^SET (transaction_timeout|default_table_access_method|default_tablespace) = .*\n/gm,
];

async function dumpPostgres(url: string): Promise<string> {
  await orderRows(url);
  const args = ['--inserts', '--no-owner', '--no-privileges', url];
  const { stdout } = await run(join(findPostgres()!, 'pg_dump'), args, { maxBuffer: 2 ** 26 });
  return NOISE.reduce((text, noise) => text.replace(noise, ''), stdout);
}

/** Rows are told as they lie: they are laid in the order of their keys. */
async function orderRows(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ relation: string; key: string }>(
    `select indrelid::regclass::text as relation, indexrelid::regclass::text as key
     from pg_index join pg_class on pg_class.oid = indrelid
     where indisprimary and relnamespace = 'public'::regnamespace`,
  );
  for (const { relation, key } of rows)
    await client.query(`cluster ${relation} using ${key}; alter table ${relation} set without cluster`);
  await client.end();
}
