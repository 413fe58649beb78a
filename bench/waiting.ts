// What a server costs that waits: processor time of its process, and transactions that it asks of PostgreSQL, in minutes in which nobody
// asks anything, with nothing stored and with a million reminders of which none is due.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#server/id.ts';
import { startProductServer } from '../e2e/product-server.ts';
import { databaseFor, type Engine, inserter, register } from './support/calls.ts';

const KEPT = Number(process.env.BENCH_KEPT ?? 1_000_000);
const MINUTES = Number(process.env.BENCH_MINUTES ?? 2);
const ROWS_AT_ONCE = 50_000;
const MINUTE = 60_000;
/** Milliseconds after which starting has been forgotten. */
const SETTLED = 20_000;
const YEAR = 365 * 24 * 60 * MINUTE;
const INSERT =
  'insert into jobs (id, user_id, kind, key, run_at, payload, attempts, beat) values ($1, $2, $3, $4, $5, $6, 0, 0)';

if (process.platform !== 'linux') throw new Error('processor time is read from /proc: this needs Linux');

/** Processor time that a process has taken, in milliseconds. */
function processorOf(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(words[11]) + Number(words[12])) * 10;
}

/** Transactions that a database has seen; undefined of a file. */
async function transactionsOf(databaseUrl: string | undefined): Promise<number | undefined> {
  if (!databaseUrl) return undefined;
  const client = new pg.Client({ connectionString: process.env.BENCH_DATABASE_URL! });
  await client.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  const { rows } = await client.query(
    'select xact_commit + xact_rollback as seen from pg_stat_database where datname = $1',
    [name],
  );
  await client.end();
  return Number(rows[0].seen);
}

async function measure(engine: Engine['name'], kept: number) {
  const databaseUrl = await databaseFor(engine, 'bench_waiting');
  const product = await startProductServer(databaseUrl ? { databaseUrl } : {});
  try {
    const insert = inserter(product.dataDir, databaseUrl);
    const { userId } = await register(product.baseUrl);
    const later = Date.now() + YEAR;
    for (let made = 0; made < kept; made += ROWS_AT_ONCE)
      await insert(
        INSERT,
        Array.from({ length: Math.min(ROWS_AT_ONCE, kept - made) }, (_, n) => {
          const at = later + made + n;
          return [newId(), userId, 'remind-of-task', newId(), at, JSON.stringify({ at })];
        }),
      );
    await sleep(SETTLED);
    const before = [processorOf(product.pid), await transactionsOf(databaseUrl)] as const;
    await sleep(MINUTES * MINUTE);
    const after = [processorOf(product.pid), await transactionsOf(databaseUrl)] as const;
    return {
      engine,
      kept,
      'CPU ms a minute': Math.round((after[0] - before[0]) / MINUTES),
      ...(after[1] !== undefined && { 'transactions a minute': Math.round((after[1] - before[1]!) / MINUTES) }),
    };
  } finally {
    await product.stop();
  }
}

const chosen = process.env.BENCH_ENGINE;
const rows: object[] = [];
for (const engine of ['sqlite', 'postgres'] as const)
  if (!chosen || chosen === engine) for (const kept of [0, KEPT]) rows.push(await measure(engine, kept));
console.table(rows);
