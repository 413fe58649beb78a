import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ConfigError } from '../config/config-error.ts';
import type { Database, Engine } from './database.ts';
import { texts } from './texts.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** The one function of a file in `migrations/`. */
async function stepOf(name: string): Promise<Step> {
  const functions: Step[] = Object.values(await import(`./migrations/${name}.ts`));
  if (functions.length !== 1) throw new Error(`${name} is to have one function`);
  return functions[0]!;
}

/**
 * Every migration by the name of its file, in order; a landed one is never edited. A number is taken when a migration lands.
 * The first ones were taken when work began: 0008 and 0009 were never used, and 0005 landed last of those up to 0010, after
 * 0007, 0006 and 0010.
 */
const STEPS: Record<string, Step> = {};
for (const file of readdirSync(new URL('migrations', import.meta.url)).sort()) {
  const name = basename(file, '.ts');
  STEPS[name] = await stepOf(name);
}

/** The database was brought further by a newer version of the product. */
export class NewerSchema extends ConfigError {}

export const isKnownMigration = (name: string) => name in STEPS;

/** @throws NewerSchema where the database was brought further than this version knows */
export async function refuseNewerSchema({ query, engine }: Database, steps = STEPS): Promise<void> {
  if (!(await isMigrated(query, engine))) return;
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by timestamp`.execute(query);
  const unknown = rows.find(({ name }) => !(name in steps));
  if (unknown) throw new NewerSchema(texts.newer(unknown.name, Date.parse(unknown.timestamp), engine));
}

/** @throws ConfigError where the database has not been brought as far as this version needs it: a server does so when it starts */
export async function refuseOlderSchema({ query, engine }: Database, steps = STEPS): Promise<void> {
  if (!(await isMigrated(query, engine))) throw new ConfigError(texts.older);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(query);
  const known = new Set(rows.map(({ name }) => name));
  if (Object.keys(steps).some((name) => !known.has(name))) throw new ConfigError(texts.older);
}

async function isMigrated(query: Database['query'], engine: Engine): Promise<boolean> {
  const table =
    engine === 'postgres'
      ? sql`select 1 where to_regclass('kysely_migration') is not null`
      : sql`select 1 from sqlite_master where name = 'kysely_migration'`;
  return (await table.execute(query)).rows.length > 0;
}

/** Makes the schema that these migrations made, in an empty one. */
export async function makeSchema(db: Kysely<unknown>, engine: Engine, migrations: readonly string[]): Promise<void> {
  for (const [name, step] of Object.entries(STEPS)) if (migrations.includes(name)) await step(db, engine);
}

/**
 * Brings the schema up to date under Kysely's lock (advisory on PostgreSQL; a SQLite file has one server anyway).
 * @param beforeChange called once where there is something to do in a database that already holds data
 * @returns names of the migrations that ran
 * @throws NewerSchema
 */
export async function migrate(database: Database, beforeChange: () => Promise<void>, steps = STEPS): Promise<string[]> {
  await refuseNewerSchema(database, steps);
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(steps)) migrations[name] = { up: (db) => step(db, database.engine) };
  const migrator = new Migrator({
    db: database.query,
    provider: { getMigrations: async () => migrations },
    // There are databases that have been through 0010 and not through 0005.
    allowUnorderedMigrations: true,
  });
  const known = await migrator.getMigrations();
  const pending = known.filter((migration) => !migration.executedAt);
  if (pending.length > 0 && pending.length < known.length) await beforeChange();
  const bring = () => migrator.migrateToLatest();
  const { error, results } = await (pending.length > 0 ? database.patiently(bring) : bring());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
