// What the benchmarks of single calls share: a server on each engine, an account whose rows are written into its
// database, and how long a client on this machine waits, one call at a time.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startProductServer } from '../../e2e/product-server.ts';

const CALLS = Number(process.env.BENCH_CALLS ?? 300);

export interface Account {
  base: string;
  cookie: string;
  userId: string;
}

export interface Engine {
  name: 'sqlite' | 'postgres';
  base: string;
  /** Runs a statement with `$1`, `$2` … once for each row, past the product. */
  insert(sql: string, rows: readonly (readonly (string | number | null)[])[]): Promise<void>;
}

/** Runs `work` against a product server on each engine, one after the other; `name` is of the PostgreSQL database. */
export async function onBothEngines(name: string, work: (engine: Engine) => Promise<void>): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const databaseUrl = await databaseFor(engine, name);
    const product = await startProductServer(databaseUrl ? { databaseUrl } : {});
    const insert = inserter(product.dataDir, databaseUrl);
    try {
      await work({ name: engine, base: product.baseUrl, insert });
    } finally {
      await product.stop();
    }
  }
}

/** An empty database on PostgreSQL; undefined for SQLite, whose file the server makes. */
export const databaseFor = async (engine: Engine['name'], name: string): Promise<string | undefined> =>
  engine === 'postgres' ? emptyDatabase(process.env.BENCH_DATABASE_URL!, name) : undefined;

/** Writes rows past the product: into a database, or the file in a server's folder. */
export const inserter =
  (dataDir: string, databaseUrl: string | undefined): Engine['insert'] =>
  (sql, rows) =>
    databaseUrl ? insertPostgres(databaseUrl, sql, rows) : insertSqlite(join(dataDir, 'takt.db'), sql, rows);

/** An empty database beside the one that an address leads to. @returns its own address */
export async function emptyDatabase(admin: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(admin), { pathname: `/${name}` }).href;
}

const insertSqlite: (file: string, ...what: Parameters<Engine['insert']>) => Promise<void> = async (
  file,
  sql,
  rows,
) => {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const statement = database.prepare(sql.replace(/\$\d+/g, '?'));
  database.exec('begin immediate');
  for (const row of rows) statement.run(...row);
  database.exec('commit');
  database.close();
};

const insertPostgres: typeof insertSqlite = async (url, sql, rows) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  for (const row of rows) await client.query(sql, [...row]);
  await client.query('commit');
  await client.end();
};

/** One call of an account. @throws where it is refused */
export async function call(account: Pick<Account, 'base' | 'cookie'>, method: string, path: string, body?: object) {
  const answer = await fetch(account.base + path, {
    method,
    headers: { cookie: account.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Of every account here. */
export const PASSWORD = 'bench-password';

export async function register(base: string): Promise<Account> {
  const credentials = { email: `bench-${crypto.randomUUID()}@example.test`, password: PASSWORD };
  const answer = await call({ base, cookie: '' }, 'POST', '/api/auth/register', credentials);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return { base, cookie, userId: (await answer.json()).id };
}

/** How long a call takes; the first tenth warms up. Without an ETag to compare every answer is computed. */
export async function measure(account: Account, method: string, path: string) {
  const times: number[] = [];
  let bytes = 0;
  for (let n = 0; n < CALLS; n++) {
    const begun = performance.now();
    bytes = (await (await call(account, method, path)).text()).length;
    times.push(performance.now() - begun);
  }
  const sorted = times.slice(CALLS / 10).sort((a, b) => a - b);
  const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]!.toFixed(2));
  return { 'best ms': at(0), 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'answer KB': Math.round(bytes / 1024) };
}
