// Whether somebody waits longer for having many neighbours or many tasks: servers on databases with 1, 100, 10,000 and 100,000 other
// users, asked in turn by an account with 1,000 tasks; then accounts with 100, 1,000 and 10,000 tasks on one server, asked for what does
// not answer with all of them. Medians in milliseconds, and how many times the largest is the smallest. BENCH_OTHERS, BENCH_CALLS.
import { type ProductServer, startProductServer } from '../e2e/product-server.ts';
import { databaseFor, type Engine, inserter } from './support/calls.ts';
import { ask } from './support/everyday.ts';
import { reckon } from './support/goals.ts';
import { type Subject, tellPlanner, withNeighbours, withTasks } from './support/neighbours.ts';

const OTHERS = (process.env.BENCH_OTHERS ?? '1,100,10000,100000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_CALLS ?? 100);
const TASKS = 1000;
const OWN_TASKS = [100, 1000, 10_000];

/** What does not answer with everything that the account has. */
const KINDS: Record<string, (subject: Subject, turn: number) => Promise<string>> = {
  'what changed': ({ account }) => ask(account, 'GET', '/api/changes?limit=50'),
  'one task': ({ account, ids }, n) => ask(account, 'GET', `/api/tasks/${ids[n % ids.length]}/analytics`),
  analytics: ({ account }) => ask(account, 'GET', '/api/analytics?period=week'),
  create: ({ account }, n) => ask(account, 'POST', '/api/tasks', { title: `Новая ${n}` }),
  update: ({ account, ids }, n) => ask(account, 'PUT', `/api/tasks/${ids[n % ids.length]}`, { title: `Иная ${n}` }),
  complete: ({ account, ids }, n) =>
    ask(account, 'PATCH', `/api/tasks/${ids[n % ids.length]}`, { status: 'completed' }),
};
const WITH_LIST = { ...KINDS, 'whole list': ({ account }: Subject) => ask(account, 'GET', '/api/tasks') };

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;

/** Each kind of call of each subject in turn; the first tenth warms up. */
async function compare(subjects: Map<string, Subject>, kinds: typeof KINDS) {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [kind, work] of Object.entries(kinds)) {
    const times = new Map([...subjects.keys()].map((name) => [name, [] as number[]]));
    for (let turn = 0; turn < CALLS * 1.1; turn++)
      for (const [name, subject] of subjects) {
        const begun = performance.now();
        await work(subject, turn);
        if (turn >= CALLS / 10) times.get(name)!.push(performance.now() - begun);
      }
    const medians = [...times].map(([name, all]) => [name, Number(median(all).toFixed(2))] as const);
    const only = medians.map(([, one]) => one);
    rows[kind] = { ...Object.fromEntries(medians), times: (Math.max(...only) / Math.min(...only)).toFixed(2) };
  }
  return rows;
}

async function amongOthers(engine: Engine['name']) {
  const servers: ProductServer[] = [];
  const subjects = new Map<string, Subject>();
  try {
    for (const count of OTHERS) {
      const databaseUrl = await databaseFor(engine, `takt_bench_growth_${count}`);
      const server = await startProductServer(databaseUrl ? { databaseUrl } : {});
      servers.push(server);
      await withNeighbours(engine, server, databaseUrl, count);
      subjects.set(`${count} others`, await withTasks(server.baseUrl, inserter(server.dataDir, databaseUrl), TASKS));
      await tellPlanner(engine, server, databaseUrl);
    }
    return await compare(subjects, WITH_LIST);
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function withMany(engine: Engine['name']) {
  const databaseUrl = await databaseFor(engine, 'takt_bench_growth_own');
  const server = await startProductServer(databaseUrl ? { databaseUrl } : {});
  try {
    const insert = inserter(server.dataDir, databaseUrl);
    const subjects = new Map<string, Subject>();
    for (const count of OWN_TASKS) subjects.set(`${count} tasks`, await withTasks(server.baseUrl, insert, count));
    await tellPlanner(engine, server, databaseUrl);
    return await compare(subjects, KINDS);
  } finally {
    await server.stop();
  }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  if ((process.env.BENCH_ENGINE ?? engine) !== engine) continue;
  console.log(engine);
  for (const [what, measured] of [
    ['among others', amongOthers],
    ['own tasks', withMany],
  ] as const) {
    const rows = await measured(engine);
    console.table(rows);
    reckon(`growth: ${engine}, ${what}`, Math.max(...Object.values(rows).map(({ times }) => Number(times))));
  }
}
