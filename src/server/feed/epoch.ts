import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { filesOf } from '../data-folder/files.ts';
import type { Database } from '../database/database.ts';

/** What tells the place of a database from that of a copy of it: a file, or a database and a history of its server. */
async function homeOf({ query, engine }: Database, { dataDir }: Config): Promise<string> {
  if (engine === 'sqlite') {
    const { ino, birthtimeNs } = statSync(filesOf(dataDir).database, { bigint: true });
    return `${ino}-${birthtimeNs}`;
  }
  const { rows } = await sql<{ home: string }>`
    select concat_ws('-', d.oid, 'account_revisions'::regclass::oid, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)) as home
    from pg_database d where d.datname = current_database()`.execute(query);
  return rows[0]!.home;
}

/**
 * Names the history of the database. Where a copy was put in its place, revisions say something else than before: it gets
 * another name, and whoever followed begins anew.
 */
export async function readEpoch(database: Database, config: Config): Promise<string> {
  const home = await homeOf(database, config);
  const known = await database.query.selectFrom('feed_epochs').selectAll().executeTakeFirst();
  if (known?.home === home) return known.epoch;
  let epoch = randomUUID().slice(0, 8);
  // Where it cannot be kept it names what this server has until it ends.
  await database.inPassing(async () => {
    const row = await database.query
      .insertInto('feed_epochs')
      .values({ id: 1, epoch, home })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          // Another server may have named it a moment ago.
          epoch: sql<string>`case when feed_epochs.home = excluded.home then feed_epochs.epoch else excluded.epoch end`,
          home,
        }),
      )
      .returning('epoch')
      .executeTakeFirstOrThrow();
    epoch = row.epoch;
  });
  return epoch;
}
