import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ConfigError } from '../config/config-error.ts';
import type { Database, Engine } from './database.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { focus } from './migrations/0002-focus.ts';
import { habits } from './migrations/0003-habits.ts';
import { assistant } from './migrations/0004-assistant.ts';
import { dailyReport } from './migrations/0005-daily-report.ts';
import { account } from './migrations/0006-account.ts';
import { signIn } from './migrations/0007-sign-in.ts';
import { sampleDay } from './migrations/0010-sample-day.ts';
import { writeProbe } from './migrations/0011-write-probe.ts';
import { guesses } from './migrations/0012-guesses.ts';
import { firstIndexes } from './migrations/0013-first-indexes.ts';
import { ranks } from './migrations/0014-ranks.ts';
import { feed } from './migrations/0015-feed.ts';
import { fieldTimes } from './migrations/0016-field-times.ts';
import { projectDeletion } from './migrations/0017-project-deletion.ts';
import { texts } from './texts.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/**
 * Every migration in order; a landed one is never edited. A number is taken when a migration lands. The first ones were taken
 * when work began: 0008 and 0009 were never used, and 0005 landed last of those up to 0010, after 0007, 0006 and 0010.
 */
const STEPS: Record<string, Step> = {
  '0001-foundation': foundation,
  '0002-focus': focus,
  '0003-habits': habits,
  '0004-assistant': assistant,
  '0005-daily-report': dailyReport,
  '0006-account': account,
  '0007-sign-in': signIn,
  '0010-sample-day': sampleDay,
  '0011-write-probe': writeProbe,
  '0012-guesses': guesses,
  '0013-first-indexes': firstIndexes,
  '0014-ranks': ranks,
  '0015-feed': feed,
  '0016-field-times': fieldTimes,
  '0017-project-deletion': projectDeletion,
};

/** The database was brought further by a newer version of the product. */
export class NewerSchema extends ConfigError {}

export const isKnownMigration = (name: string) => name in STEPS;

/** @throws NewerSchema where the database was brought further than this version knows */
export async function refuseNewerSchema({ query, engine }: Database, steps = STEPS): Promise<void> {
  const table =
    engine === 'postgres'
      ? sql`select 1 where to_regclass('kysely_migration') is not null`
      : sql`select 1 from sqlite_master where name = 'kysely_migration'`;
  if ((await table.execute(query)).rows.length === 0) return;
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by timestamp`.execute(query);
  const unknown = rows.find(({ name }) => !(name in steps));
  if (unknown) throw new NewerSchema(texts.newer(unknown.name, Date.parse(unknown.timestamp), engine));
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
