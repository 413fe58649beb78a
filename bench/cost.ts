// What a call costs: milliseconds of processor of each part of what answers it, for each kind of call, of an account with 500 tasks: the
// server's process with a file of SQLite and with PostgreSQL, PostgreSQL's processes, and, of a server of several, Redis and nginx. What
// the server's thread does in that time, by a profile. And what of the disk a task takes that lives an ordinary life. Processor time says
// nearly the same on a busy machine as on a quiet one. `BENCH_CALLS` is how many of each. docs/scaling.md reckons from it.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startNginx } from '#testing/server/nginx.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { startProductServer } from '../e2e/product-server.ts';
import { call, databaseFor, register } from './support/calls.ts';
import { kindsOf } from './support/cost-kinds.ts';
import { type Inspector, inspectable } from './support/inspector.ts';
import { tellPlanner as tellPlannerOf } from './support/neighbours.ts';
import { processorOfChildren, processorOfGroup, processorOfProcess } from './support/processor.ts';
import { type CpuProfile, sharesOf } from './support/work-parts.ts';

const CALLS = Number(process.env.BENCH_CALLS ?? 300);
const TASKS = 500;
const SETTINGS = ['sqlite', 'postgres', 'one of several'] as const;

/** Who has a part in an answer, with the milliseconds of processor that it has had. */
type Clocks = Record<string, () => number>;

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

/** A server as one setting has it, where it is asked, and the clocks of all that answer. */
async function start(setting: (typeof SETTINGS)[number]) {
  const databaseUrl = await databaseFor(setting === 'sqlite' ? 'sqlite' : 'postgres', 'takt_bench_cost');
  const { env, inspect } = await inspectable();
  const redis = setting === 'one of several' ? await startRedis() : null;
  const more = redis ? { REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' } : {};
  const server = await startProductServer({ ...(databaseUrl && { databaseUrl }), env: { ...env, ...more } });
  const nginx = redis && (await startNginx('ops/nginx-instances.conf', [Number(new URL(server.baseUrl).port)]));
  const postmaster = databaseUrl ? await postmasterOf(databaseUrl) : null;
  const clocks: Clocks = {
    server: () => processorOfProcess(server.pid),
    ...(postmaster && { database: () => processorOfChildren(postmaster) }),
    ...(redis && { redis: () => processorOfGroup(redis.group()) }),
    ...(nginx && { nginx: () => processorOfGroup(nginx.group()) }),
  };
  return {
    base: nginx ? `http://127.0.0.1:${nginx.port}` : server.baseUrl,
    clocks,
    inspect,
    bytes: () => databaseBytes(databaseUrl, server.dataDir),
    tellPlanner: () => tellPlannerOf(databaseUrl ? 'postgres' : 'sqlite', server, databaseUrl),
    async stop() {
      await nginx?.stop();
      await server.stop();
      await redis?.stop();
    },
  };
}

/** What each clock went on by for one of so many calls. */
async function costOf(clocks: Clocks, work: (n: number) => Promise<unknown>, calls: number) {
  for (let n = 0; n < calls / 5; n++) await work(n);
  const read = () => Object.entries(clocks).map(([part, clock]) => [part, clock()] as const);
  const begun = Object.fromEntries(read());
  for (let n = 0; n < calls; n++) await work(n);
  return Object.fromEntries(
    read().map(([part, at]) => [`${part} ms`, Number(((at - begun[part]!) / calls).toFixed(2))]),
  );
}

async function profileOf(inspector: Inspector, work: (n: number) => Promise<unknown>, calls: number) {
  await inspector.ask('Profiler.start');
  for (let n = 0; n < calls; n++) await work(n);
  const { profile } = await inspector.ask<{ profile: CpuProfile }>('Profiler.stop');
  return Object.fromEntries(
    Object.entries(sharesOf(profile)).map(([part, share]) => [part, `${Math.round(100 * share)} %`]),
  );
}

async function measure(setting: (typeof SETTINGS)[number]): Promise<void> {
  const costs: object[] = [];
  const parts: object[] = [];
  const { base, clocks, inspect, bytes, tellPlanner, stop } = await start(setting);
  try {
    const account = await register(base);
    const before = await bytes();
    const ids: string[] = [];
    for (let n = 0; n < TASKS; n++) {
      const { id } = await (await call(account, 'POST', '/api/tasks', { title: `Подготовить отчёт за ${n}` })).json();
      if (n % 2) await call(account, 'PUT', `/api/tasks/${id}`, { priority: 'high' });
      if (n % 3) await call(account, 'PATCH', `/api/tasks/${id}`, { status: 'completed' });
      ids.push(id);
    }
    const each = ((await bytes()) - before) / 1024 / TASKS;
    await tellPlanner();
    const inspector = await inspect();
    await inspector.ask('Profiler.enable');
    await inspector.ask('Profiler.setSamplingInterval', { interval: 200 });
    for (const [name, work] of Object.entries(await kindsOf(account, ids))) {
      const calls = name === 'sign-in' ? Math.ceil(CALLS / 10) : CALLS;
      costs.push({ setting, call: name, ...(await costOf(clocks, work, calls)) });
      parts.push({ setting, call: name, ...(await profileOf(inspector, work, calls)) });
    }
    inspector.close();
    console.table(costs);
    console.log('What the server’s thread does with its time:');
    console.table(parts);
    console.log(`${each.toFixed(1)} KB on disk for a task and its journal`);
  } finally {
    await stop();
  }
}

if (process.platform !== 'linux') throw new Error('processor time is read from /proc: this needs Linux');
for (const setting of SETTINGS) if ((process.env.BENCH_ENGINE ?? setting) === setting) await measure(setting);
