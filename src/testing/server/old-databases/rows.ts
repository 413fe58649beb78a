import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { filesOf } from '#server/data-folder/files.ts';
import type { TestDatabase } from '../database.ts';

export type Rows = Record<string, unknown>[];

/** Every row of every table, by table, as the engine itself answers. */
export async function tableRows(
  database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
): Promise<Record<string, Rows>> {
  return readDatabase(database, async (ask, engine) => {
    const names =
      engine === 'sqlite'
        ? "select name from sqlite_master where type = 'table'"
        : "select tablename as name from pg_tables where schemaname = 'public'";
    const tables: Record<string, Rows> = {};
    for (const { name } of await ask(names)) tables[String(name)] = await ask(`select * from "${name}"`);
    return tables;
  });
}

/** What the engine itself keeps of the schema: tables, columns, constraints, indexes. */
export const schemaOf = (database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>): Promise<Rows> =>
  readDatabase(database, (ask, engine) => ask(SCHEMA[engine]));

const SCHEMA = {
  sqlite: 'select type, name, tbl_name, sql from sqlite_master order by type, name',
  postgres: `
    select 'column' as kind, c.relname as relation, a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        pg_get_expr(d.adbin, d.adrelid), nullif(a.attidentity, ''), nullif(a.attgenerated, '')) as definition
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind <> 'i'
    union all
    select 'constraint', c.conrelid::regclass::text, c.conname, pg_get_constraintdef(c.oid)
    from pg_constraint c where c.connamespace = 'public'::regnamespace
    union all
    select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'function', '', proname, pg_get_functiondef(oid)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by 1, 2, 3`,
};

type Ask = (statement: string) => Promise<Rows>;

async function readDatabase<T>(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  read: (ask: Ask, engine: 'sqlite' | 'postgres') => Promise<T>,
): Promise<T> {
  if (!databaseUrl) {
    const file = new DatabaseSync(filesOf(dataDir).database, { readOnly: true });
    try {
      return await read(async (statement) => file.prepare(statement).all(), 'sqlite');
    } finally {
      file.close();
    }
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await read(async (statement) => (await client.query(statement)).rows, 'postgres');
  } finally {
    await client.end();
  }
}
