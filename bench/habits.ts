// What one call costs an account with thirty habits and five years of daily marks, on both engines: milliseconds as a
// client on this machine waits, one call at a time. The ETag never matches, so every answer is computed.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startProductServer } from '../e2e/product-server.ts';
import { lengthOfYear } from '../src/features/habits/day-number.ts';

const HABITS = 30;
const YEARS = 5;
const CALLS = Number(process.env.BENCH_CALLS ?? 300);
const FREQUENCIES = ['daily', 'every_other_day', 'weekly', 'monthly', 'custom'];
const INSERT = 'insert into habit_years (user_id, habit_id, year, marks) values ($1, $2, $3, $4)';

interface Account {
  base: string;
  cookie: string;
  userId: string;
  habits: string[];
}

async function call(account: Pick<Account, 'base' | 'cookie'>, method: string, path: string, body?: object) {
  const answer = await fetch(account.base + path, {
    method,
    headers: { cookie: account.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function register(base: string): Promise<Account> {
  const credentials = { email: 'bench@example.test', password: '123456' };
  const answer = await call({ base, cookie: '' }, 'POST', '/api/auth/register', credentials);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const account: Account = { base, cookie, userId: (await answer.json()).id, habits: [] };
  for (let n = 0; n < HABITS; n++) {
    const habit = { name: `Привычка ${n}`, frequency: FREQUENCIES[n % 5], timesPerPeriod: 3, weekDays: [1, 3, 5] };
    account.habits.push((await (await call(account, 'POST', '/api/habits', habit)).json()).id);
  }
  return account;
}

/** Every day of the last years is done, so that every streak is as long as the habit. */
function rowsOf({ userId, habits }: Account): (string | number)[][] {
  const present = new Date().getUTCFullYear();
  return habits.flatMap((habit) =>
    Array.from({ length: YEARS }, (_, back) => [
      userId,
      habit,
      present - back,
      'x'.repeat(lengthOfYear(present - back)),
    ]),
  );
}

async function fill(location: string, account: Account): Promise<void> {
  if (!location.startsWith('postgres')) {
    const database = new DatabaseSync(location, { timeout: 5000 });
    const insert = database.prepare(INSERT.replace(/\$\d/g, '?'));
    for (const row of rowsOf(account)) insert.run(...row);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: location });
  await client.connect();
  for (const row of rowsOf(account)) await client.query(INSERT, row);
  await client.end();
}

async function emptyDatabase(admin: string): Promise<string> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query('drop database if exists takt_bench_habits with (force)');
  await client.query('create database takt_bench_habits');
  await client.end();
  return Object.assign(new URL(admin), { pathname: '/takt_bench_habits' }).href;
}

const table: Record<string, unknown>[] = [];

async function measure(engine: string, account: Account, name: string, method: string, path: string): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let n = 0; n < CALLS; n++) {
    const begun = performance.now();
    bytes = (await (await call(account, method, path)).text()).length;
    times.push(performance.now() - begun);
  }
  const sorted = times.slice(CALLS / 10).sort((a, b) => a - b);
  const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]!.toFixed(2));
  table.push({ engine, call: name, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'answer KB': Math.round(bytes / 1024) });
}

async function benchEngine(engine: 'sqlite' | 'postgres'): Promise<void> {
  const databaseUrl = engine === 'postgres' ? await emptyDatabase(process.env.BENCH_DATABASE_URL!) : undefined;
  const product = await startProductServer(databaseUrl ? { databaseUrl } : {});
  try {
    const account = await register(product.baseUrl);
    await fill(databaseUrl ?? join(product.dataDir, 'takt.db'), account);
    const year = new Date().getUTCFullYear();
    const one = `/api/habits/${account.habits[0]}`;
    await measure(engine, account, 'health (what any call costs)', 'GET', '/api/health');
    await measure(engine, account, '30 habits', 'GET', '/api/habits');
    await measure(engine, account, 'today', 'GET', '/api/habits/today');
    await measure(engine, account, 'statistics of 5 years', 'GET', `${one}/stats`);
    await measure(engine, account, 'entries of a year', 'GET', `${one}/entries?startDate=${year}-01-01`);
    await measure(engine, account, 'toggle', 'POST', `${one}/toggle`);
  } finally {
    await product.stop();
  }
}

await benchEngine('sqlite');
await benchEngine('postgres');
console.table(table);
