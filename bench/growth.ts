// Whether somebody waits longer for having many neighbours or many tasks: servers on databases with 1, 100, 10,000 and 100,000 other
// users, asked in turn by an account with 1,000 tasks; then accounts with 100, 1,000 and 10,000 tasks on one server, asked for what does
// not answer with all of them. Medians in milliseconds, and how many times the largest is the smallest. BENCH_OTHERS, BENCH_CALLS.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type ProductServer, startProductServer } from '../e2e/product-server.ts';
import { newId } from '../src/server/id.ts';
import { ranksAfter } from '../src/server/ranks.ts';
import { type Account, call, databaseFor, type Engine, inserter, register } from './support/calls.ts';

const OTHERS = (process.env.BENCH_OTHERS ?? '1,100,10000,100000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_CALLS ?? 100);
const TASKS = 1000;
const OWN_TASKS = [100, 1000, 10_000];
/** Of each neighbour. */
const NEIGHBOURS_TASKS = 5;
/** What a neighbour has rows in, parents first. */
const TABLES = ['users', 'account_revisions', 'kanban_columns', 'tasks', 'task_completions', 'journal'];

type Run = (sql: string) => Promise<Record<string, unknown>[]>;

async function runOn(dataDir: string, url: string | undefined): Promise<{ run: Run; close: () => Promise<void> }> {
  if (!url) {
    const file = new DatabaseSync(join(dataDir, 'takt.db'), { timeout: 5000 });
    return { run: async (sql) => file.prepare(sql).all(), close: async () => file.close() };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { run: async (sql) => (await client.query(sql)).rows, close: () => client.end() };
}

/** Neighbours, each with the rows of one that the product has made. */
async function settle(engine: Engine['name'], run: Run, like: Account, count: number): Promise<void> {
  const numbers =
    engine === 'postgres'
      ? `select n from generate_series(1, ${count}) as numbers (n)`
      : `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers`;
  const columnsOf = (table: string) =>
    engine === 'postgres'
      ? `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`
      : `select name from pragma_table_info('${table}')`;
  for (const table of TABLES) {
    const names = (await run(columnsOf(table))).map(({ name }) => String(name));
    const whose = table === 'users' ? 'id' : 'user_id';
    const told = names.map((name) =>
      name === whose || name === 'email' ? `t."${name}" || '-' || numbers.n` : `t."${name}"`,
    );
    await run(
      `insert into ${table} (${names.map((name) => `"${name}"`)}) select ${told} from ${table} t cross join (${numbers}) numbers
       where t.${whose} = '${like.userId}'`,
    );
  }
  await run('analyze');
}

async function withTasks(base: string, insert: Engine['insert'], count: number) {
  const account = await register(base);
  const now = Date.now();
  const rows = ranksAfter(null, count).map(
    (rank, n) => [account.userId, newId(), `Задача номер ${n}`, rank, now, now] as const,
  );
  await insert(
    `insert into tasks (user_id, id, title, priority, status, rank, created_at, updated_at, revision)
     values ($1, $2, $3, 'medium', 'active', $4, $5, $6, 1)`,
    rows,
  );
  return { account, ids: rows.map(([, id]) => id) };
}
type Subject = Awaited<ReturnType<typeof withTasks>>;

const ask = (account: Account, method: string, path: string, body?: object) =>
  call(account, method, path, body).then((answer) => answer.text());
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
      const like = await register(server.baseUrl);
      for (let n = 0; n < NEIGHBOURS_TASKS; n++) {
        const { id } = JSON.parse(await ask(like, 'POST', '/api/tasks', { title: `Дело ${n}` }));
        if (n % 2) await ask(like, 'PATCH', `/api/tasks/${id}`, { status: 'completed' });
      }
      const { run, close } = await runOn(server.dataDir, databaseUrl);
      await settle(engine, run, like, count);
      await close();
      subjects.set(`${count} others`, await withTasks(server.baseUrl, inserter(server.dataDir, databaseUrl), TASKS));
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
    return await compare(subjects, KINDS);
  } finally {
    await server.stop();
  }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  if ((process.env.BENCH_ENGINE ?? engine) !== engine) continue;
  console.log(engine);
  console.table(await amongOthers(engine));
  console.table(await withMany(engine));
}
