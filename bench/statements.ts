// What PostgreSQL does for a fixed piece of everyday use, as `pg_stat_statements` (Debian's `postgresql-contrib`) counts it: the ten
// statements with most time, the ten with most calls, and all of them. `BENCH_FOLDER` names another state of the product, as a git worktree with its
// node_modules, to be compared; `BENCH_ROUNDS` is how often the day is lived, `BENCH_TASKS` how many tasks the account has before.
import pg from 'pg';
import { startPostgres } from '#testing/server/postgres-server.ts';
import { startProductServer } from '../e2e/product-server.ts';
import { type Account, register } from './support/calls.ts';
import { ask, live } from './support/everyday.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const TASKS = Number(process.env.BENCH_TASKS ?? 500);
const SHOWN = 10;
/** Signs of a statement that are shown. */
const WIDTH = 150;

interface Counted {
  query: string;
  calls: number;
  total: number;
  rows: number;
  /** Of 8 KB, that were looked at. */
  pages: number;
}

async function withTasks(base: string): Promise<{ account: Account; ids: string[] }> {
  const account = await register(base);
  const ids: string[] = [];
  for (let n = 0; n < TASKS; n++)
    ids.push(JSON.parse(await ask(account, 'POST', '/api/tasks', { title: `Подготовить отчёт за ${n}` })).id);
  return { account, ids };
}

async function counted(client: pg.Client): Promise<Counted[]> {
  const { rows } = await client.query<Counted>(
    `select query, calls::float8 as calls, total_exec_time::float8 as total, rows::float8 as rows,
       (shared_blks_hit + shared_blks_read)::float8 as pages from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) order by total_exec_time desc`,
  );
  return rows.filter(({ query }) => !query.includes('pg_stat_statements'));
}

function show(statements: readonly Counted[]): void {
  console.table(
    statements.slice(0, SHOWN).map(({ query, calls, total, rows, pages }) => ({
      'ms a round': rounded(total / ROUNDS),
      'calls a round': rounded(calls / ROUNDS),
      'mean ms': Number((total / calls).toFixed(3)),
      'rows a call': rounded(rows / calls),
      'pages a call': rounded(pages / calls),
      statement: query.replaceAll(/\s+/g, ' ').slice(0, WIDTH),
    })),
  );
}

const rounded = (value: number) => Number(value.toFixed(2));

const postgres = await startPostgres({ durable: true, counting: true });
const client = new pg.Client(postgres.url);
await client.connect();
await client.query('create extension pg_stat_statements');
const server = await startProductServer({
  databaseUrl: postgres.url,
  ...(process.env.BENCH_FOLDER ? { folder: process.env.BENCH_FOLDER } : {}),
});
try {
  const { account, ids } = await withTasks(server.baseUrl);
  // Plans are made and parts are loaded with the first.
  await live(account, ids, 0);
  await client.query('analyze');
  await client.query('select pg_stat_statements_reset()');
  for (let round = 1; round <= ROUNDS; round++) await live(account, ids, round);
  const statements = await counted(client);
  const sum = (part: 'calls' | 'total' | 'rows' | 'pages') => statements.reduce((all, each) => all + each[part], 0);
  console.table({
    'different statements': statements.length,
    'statements a round': rounded(sum('calls') / ROUNDS),
    'ms of PostgreSQL a round': rounded(sum('total') / ROUNDS),
    'rows a round': rounded(sum('rows') / ROUNDS),
    'pages looked at a round': rounded(sum('pages') / ROUNDS),
  });
  console.log('with most time:');
  show(statements);
  console.log('with most calls:');
  show(statements.toSorted((a, b) => b.calls - a.calls));
} finally {
  await client.end();
  await server.stop();
  await postgres.stop();
}
