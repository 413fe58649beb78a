import { Readable } from 'node:stream';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { ConfigError } from '../config/config-error.ts';
import { frame } from './frames.ts';
import { connectAlone, identifier, ownTables, withoutLimits } from './postgres-tables.ts';
import type { Snapshot } from './snapshot.ts';
import { texts } from './texts.ts';

/** The rows of every table as they were at one moment: one transaction reads them, and waits for nobody who writes. */
export async function postgresSnapshot(url: string): Promise<Snapshot> {
  const client = await connectAlone(url);
  const close = () => client.end();
  try {
    await client.query(`begin transaction isolation level repeatable read read only; ${withoutLimits('set local')}`);
    const { rows: known } = await client.query<{ there: boolean }>(
      `select to_regclass(quote_ident(current_schema()) || '.kysely_migration') is not null as there`,
    );
    if (!known[0]!.there) throw new ConfigError(texts.noTables);
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by timestamp');
    const payload = Readable.from(rowsOf(client), { objectMode: false, highWaterMark: 2 ** 18 });
    return { engine: 'postgres', migrations: rows.map(({ name }) => name), payload, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Of each table a frame that names it, its rows in PostgreSQL's own text, and an empty frame. */
async function* rowsOf(client: pg.Client): AsyncGenerator<Buffer> {
  for (const { name, columns } of await ownTables(client)) {
    yield frame(Buffer.from(JSON.stringify({ table: name, columns })));
    const list = columns.map(identifier).join(', ');
    for await (const rows of client.query(to(`copy ${identifier(name)} (${list}) to stdout`))) yield frame(rows);
    yield frame(Buffer.alloc(0));
  }
}
