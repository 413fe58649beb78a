// What a call costs: milliseconds of processor of the server's process and of PostgreSQL's for each kind of call, of an account with 500
// tasks, and what of the disk a task takes that lives an ordinary life. Processor time says nearly the same on a busy machine as on a
// quiet one. `BENCH_CALLS` is how many of each. docs/scaling.md reckons from it.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startProductServer } from '../e2e/product-server.ts';
import { type Account, call, databaseFor, type Engine, register } from './support/calls.ts';
import { processorOf, processorOfProcess, statOf } from './support/processor.ts';

const CALLS = Number(process.env.BENCH_CALLS ?? 300);
const TASKS = 500;
interface Measured {
  server: number;
  database: number;
}

/** The same of PostgreSQL's processes, all but ours being idle. */
function databaseProcessor(postmaster: number): number {
  let sum = 0;
  for (const file of globSync('/proc/[0-9]*/stat'))
    try {
      const fields = statOf(file);
      if (Number(fields[1]) === postmaster) sum += processorOf(fields);
    } catch {
      // One that has ended meanwhile.
    }
  return sum;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select current_setting('data_directory') as folder");
  await client.end();
  return Number(readFileSync(join(rows[0].folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

async function databaseBytes(url: string | undefined, dataDir: string): Promise<number> {
  if (!url) return statSync(join(dataDir, 'takt.db')).size;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
  await client.end();
  return rows[0].bytes;
}

const asJson = async (answer: Promise<Response>) => (await answer).json();
const tags = new Map<Account, string>();
/** A call that brings the ETag of the answer before, as a window does. */
async function unchanged(account: Account): Promise<void> {
  const { base, cookie } = account;
  const held = tags.get(account);
  const headers = { cookie, ...(held && { 'if-none-match': held }) };
  const answer = await fetch(`${base}/api/tasks`, { headers });
  tags.set(account, answer.headers.get('etag')!);
  await answer.text();
}

function kinds(account: Account, ids: string[]): Record<string, (n: number) => Promise<unknown>> {
  const ask = (method: string, path: string, body?: object) => call(account, method, path, body).then((a) => a.text());
  const id = (n: number) => ids[n % ids.length]!;
  return {
    'page with its first answers': () => ask('GET', '/'),
    'list of 500': () => ask('GET', '/api/tasks'),
    'list, unchanged': () => unchanged(account),
    '50 changes of the feed': () => ask('GET', '/api/changes?limit=50'),
    create: (n) => ask('POST', '/api/tasks', { title: `Позвонить ${n}` }),
    update: (n) => ask('PUT', `/api/tasks/${id(n)}`, { title: `Написать ${n}` }),
    complete: (n) =>
      ask('PATCH', `/api/tasks/${id(n)}`, { status: n % (2 * ids.length) < ids.length ? 'completed' : 'active' }),
    analytics: () => ask('GET', '/api/analytics?period=week'),
    'message to the assistant': () => ask('POST', '/api/ai/smart-chat', { message: 'что у меня на сегодня' }),
    'sign-in': () => register(account.base),
  };
}

async function onEngine(engine: Engine['name']): Promise<void> {
  const databaseUrl = await databaseFor(engine, 'takt_bench_cost');
  const server = await startProductServer(databaseUrl ? { databaseUrl } : {});
  const postmaster = databaseUrl ? await postmasterOf(databaseUrl) : null;
  const spent = (): Measured => ({
    server: processorOfProcess(server.pid),
    database: postmaster ? databaseProcessor(postmaster) : 0,
  });
  try {
    const account = await register(server.baseUrl);
    const before = await databaseBytes(databaseUrl, server.dataDir);
    const ids: string[] = [];
    for (let n = 0; n < TASKS; n++) {
      const { id } = await asJson(call(account, 'POST', '/api/tasks', { title: `Подготовить отчёт за ${n}` }));
      if (n % 2) await call(account, 'PUT', `/api/tasks/${id}`, { priority: 'high' });
      if (n % 3) await call(account, 'PATCH', `/api/tasks/${id}`, { status: 'completed' });
      ids.push(id);
    }
    const bytes = ((await databaseBytes(databaseUrl, server.dataDir)) - before) / TASKS;
    for (const [name, work] of Object.entries(kinds(account, ids))) {
      const calls = name === 'sign-in' ? Math.ceil(CALLS / 10) : CALLS;
      for (let n = 0; n < calls / 5; n++) await work(n);
      const begun = spent();
      for (let n = 0; n < calls; n++) await work(n);
      const ended = spent();
      const each = (part: keyof Measured) => Number(((ended[part] - begun[part]) / calls).toFixed(2));
      table.push({ engine, call: name, 'server ms': each('server'), 'database ms': each('database') });
    }
    disk.push({ engine, 'KB on disk for a task and its journal': Number((bytes / 1024).toFixed(1)) });
  } finally {
    await server.stop();
  }
}

if (process.platform !== 'linux') throw new Error('processor time is read from /proc: this needs Linux');
const table: object[] = [];
const disk: object[] = [];
for (const engine of ['sqlite', 'postgres'] as const)
  if ((process.env.BENCH_ENGINE ?? engine) === engine) await onEngine(engine);
console.table(table);
console.table(disk);
