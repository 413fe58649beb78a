// Accounts for benchmarks of growth: many neighbours, and one with many tasks.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { ProductServer } from '../../e2e/product-server.ts';
import { newId } from '../../src/server/id.ts';
import { ranksAfter } from '../../src/server/ranks.ts';
import { type Account, type Engine, register } from './calls.ts';
import { ask } from './everyday.ts';

/** Of each neighbour. */
const NEIGHBOURS_TASKS = 5;
/** What a neighbour has rows in, parents first. */
export const TABLES = [
  ...[
    'users',
    'account_revisions',
    'sessions',
    'accounts',
    'settings',
    'kanban_columns',
    'projects',
    'tasks',
    'task_completions',
  ],
  ...['habits', 'habit_years', 'focus_sessions', 'chat_conversations', 'chat_messages', 'journal'],
];
/** What no two accounts may have the same of, as `table.column`, beside whose it is. */
const OWN = ['users.email', 'sessions.id', 'sessions.token', 'accounts.id', 'accounts.account_id'];

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

/** As many neighbours as are wanted, each with the rows of one that the product makes. */
export async function withNeighbours(
  engine: Engine['name'],
  server: Pick<ProductServer, 'baseUrl' | 'dataDir'>,
  databaseUrl: string | undefined,
  count: number,
): Promise<void> {
  const like = await register(server.baseUrl);
  await liveFor(like);
  const { run, close } = await runOn(server.dataDir, databaseUrl);
  await settle(engine, run, like, count);
  await close();
}

/** Has somebody do what leaves rows in each of the tables. */
async function liveFor(account: Account): Promise<void> {
  const make = async (path: string, body: object) => JSON.parse(await ask(account, 'POST', path, body)).id;
  await ask(account, 'PUT', '/api/settings', { checkinFrequency: 20 });
  const projectId = await make('/api/projects', { name: 'Дом' });
  const tasks: string[] = [];
  for (let n = 0; n < NEIGHBOURS_TASKS; n++) tasks.push(await make('/api/tasks', { title: `Дело ${n}`, projectId }));
  for (const id of tasks.slice(2)) await ask(account, 'PATCH', `/api/tasks/${id}`, { status: 'completed' });
  const habitId = await make('/api/habits', { name: 'Зарядка', frequency: 'daily' });
  await ask(account, 'POST', `/api/habits/${habitId}/toggle`, {});
  const sessionId = await make('/api/focus-sessions', { taskId: tasks[0], plannedMinutes: 25 });
  await ask(account, 'PATCH', `/api/focus-sessions/${sessionId}/end`, {});
  await ask(account, 'POST', '/api/ai/smart-chat', { message: 'что у меня на сегодня' });
}

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
      name === whose || OWN.includes(`${table}.${name}`) ? `t."${name}" || '-' || numbers.n` : `t."${name}"`,
    );
    await run(
      `insert into ${table} (${names.map((name) => `"${name}"`)}) select ${told} from ${table} t cross join (${numbers}) numbers
       where t.${whose} = '${like.userId}'`,
    );
  }
}

/** Tells the planner what there is, as the engine itself does within a minute. */
export async function tellPlanner(
  engine: Engine['name'],
  server: ProductServer,
  databaseUrl: string | undefined,
): Promise<void> {
  const { run, close } = await runOn(server.dataDir, databaseUrl);
  await run(engine === 'postgres' ? 'vacuum analyze' : 'analyze');
  await close();
}

/** A new account with so many tasks. */
export async function withTasks(base: string, insert: Engine['insert'], count: number) {
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

export type Subject = Awaited<ReturnType<typeof withTasks>>;
