import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type PostgresServer, startPostgres } from '#testing/server/postgres-server.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts';

const SERVER_LOCK = 0x7a47;
const UNAVAILABLE = 'Сервер временно недоступен. Попробуйте ещё раз через минуту.';

let postgres: PostgresServer;
let network: TcpProxy;
let database: TestDatabase;
let server: ServerProcess;
let cookie = '';

interface Told {
  status: number;
  retryAfter: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies field by field
  body: any;
  /** Milliseconds until the answer. */
  took: number;
}

async function ask(path: string, init: RequestInit = {}): Promise<Told> {
  const since = performance.now();
  const answer = await fetch(server.base + path, { ...init, headers: { cookie, ...init.headers } });
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    took: performance.now() - since,
  };
}

const post = (path: string, body: object, key?: string) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
const create = (title: string, key?: string) => post('/api/tasks', { title }, key);
const titles = async () => (await ask('/api/tasks')).body.map(({ title }: { title: string }) => title) as string[];
const statusOf = async (path: string) => (await ask(path)).status;

async function untilHealthy(): Promise<void> {
  while ((await statusOf('/api/health')) !== 200) await sleep(100);
}

/** A connection of the operator's, past the network that breaks. */
async function operator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(postgres.url.replace(/\/postgres$/, new URL(database.databaseUrl!).pathname));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const REFUSED = { status: 503, retryAfter: '3', body: { message: UNAVAILABLE, code: 'unavailable' } };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a server whose PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    network = await startTcpProxy(Number(new URL(postgres.url).port));
    const own = await createPostgresDatabase(postgres.url);
    const url = new URL(own.databaseUrl);
    url.port = String(network.port);
    database = { ...own, databaseUrl: url.href };
    await network.refuse();
    server = await startProcess(database);
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await database?.remove();
    await network?.close();
    await postgres?.stop();
  });

  it('is absent at the start waits for it, says so, and is at work when it comes', async () => {
    expect(server.output()).toMatch(/База данных не отвечает.*Сервер ждёт её и подключится сам/);
    expect(await statusOf('/api/health/live')).toBe(200);
    for (const path of ['/api/health', '/api/health/ready'])
      expect(await ask(path)).toMatchObject({
        ...REFUSED,
        body: { ...REFUSED.body, status: 'unavailable', reason: 'database_away' },
      });
    const account = { email: 'anna@example.test', password: 'correct horse' };
    expect(await post('/api/auth/register', account)).toMatchObject(REFUSED);

    await network.accept();
    await untilHealthy();
    const registered = await fetch(`${server.base}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(registered.status).toBe(201);
    cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await statusOf('/api/health/ready')).toBe(200);
  });

  it('ends one connection after another loses nothing and repeats nothing', async () => {
    const answers: [string, Promise<Told>][] = [];
    for (let round = 0; round < 10; round++) {
      for (let n = 0; n < 6; n++) answers.push([`${round}-${n}`, create(`${round}-${n}`, `key-${round}-${n}`)]);
      await sleep(15);
      await operator((client) =>
        client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()
              and pid not in (select pid from pg_locks where locktype = 'advisory')`,
        ),
      );
    }
    const created = [];
    for (const [title, answer] of answers) {
      const { status, retryAfter } = await answer;
      if (status === 201) created.push(title);
      else expect([status, retryAfter]).toEqual([503, '3']);
    }
    expect(created.length).toBeGreaterThan(0);
    // No connection was given back broken: one after another, all of the pool's serve.
    expect(await Promise.all(Array.from({ length: 30 }, () => statusOf('/api/tasks')))).not.toContain(503);
    const kept = await titles();
    expect(created.filter((title) => !kept.includes(title))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  });

  it('breaks off at a read or before a transaction is asked once more', async () => {
    for (const text of ['begin', 'from "tasks"']) {
      network.breakAt(text, 'before');
      expect(text === 'begin' ? (await create('со второго раза')).status : await statusOf('/api/tasks')).toBeLessThan(
        300,
      );
    }
    expect((await titles()).filter((title) => title === 'со второго раза')).toHaveLength(1);
  });

  it('breaks off behind a commit is told apart by the key alone', async () => {
    network.breakAt('commit', 'after');
    expect((await create('с ключом', 'the-key')).status).toBe(201);
    network.breakAt('commit', 'after');
    expect(await create('без ключа')).toMatchObject(REFUSED);
    const kept = await titles();
    expect(['с ключом', 'без ключа'].map((title) => kept.filter((one) => one === title).length)).toEqual([1, 1]);
  });

  it('goes silent on one connection asks nothing more over it', async () => {
    network.breakAt('from "tasks"', 'silent');
    const { status, took } = await ask('/api/tasks');
    expect([status, took < 5000]).toEqual([503, true]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/api/tasks')));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });

  it('takes too long over a statement, or holds a lock for too long, refuses that call alone', async () => {
    await operator(async (holder) => {
      await holder.query(`create function dawdle() returns trigger language plpgsql as
        $$ begin perform pg_sleep(20); return new; end $$`);
      await holder.query('create trigger dawdle before insert on projects for each row execute function dawdle()');
      await holder.query('begin');
      await holder.query('lock table habits in access exclusive mode');
      const calls = [post('/api/projects', { name: 'Ремонт' }), ask('/api/habits')];
      await sleep(500);
      expect(await statusOf('/api/tasks')).toBe(200);
      for (const { status, took, body } of await Promise.all(calls)) {
        expect([status, body.message]).toEqual([503, UNAVAILABLE]);
        expect(took).toBeLessThan(5000);
      }
      await holder.query('rollback');
      await holder.query('drop function dawdle cascade');
    });
    // PostgreSQL itself gave up, so both connections are whole, and nothing of the write is there.
    expect(server.output()).toMatch(/statement timeout[\s\S]*lock timeout|lock timeout[\s\S]*statement timeout/);
    expect((await ask('/api/projects')).body).toEqual([]);
    expect((await post('/api/projects', { name: 'Ремонт' })).status).toBe(201);
    expect((await ask('/api/habits')).body).toEqual([]);
  });

  it('is killed and started again answers 503 meanwhile, and is at work by itself', async () => {
    postgres.kill();
    await sleep(200);
    expect(await ask('/api/tasks')).toMatchObject(REFUSED);
    expect(await statusOf('/api/health')).toBe(503);
    const page = await ask('/?section=tasks', { headers: { accept: 'text/html' } });
    expect([page.status, page.retryAfter]).toEqual([503, '3']);
    await postgres.start();
    await untilHealthy();
    expect((await create('после перезапуска')).status).toBe(201);
  });

  it('is frozen answers 503 within five seconds, health as well', async () => {
    expect((await create('перед заморозкой')).status).toBe(201);
    postgres.freeze();
    try {
      const answers = [
        ...Array.from({ length: 15 }, () => ask('/api/tasks')),
        ...Array.from({ length: 15 }, (_, n) => create(`замёрзшая ${n}`, `frozen-${n}`)),
        ask('/api/health'),
        ask('/api/health/ready'),
      ];
      for (const { status, took } of await Promise.all(answers)) {
        expect(status).toBe(503);
        expect(took).toBeLessThan(5000);
      }
      const { status, took } = await ask('/api/tasks');
      expect([status, took < 200]).toEqual([503, true]);
      expect(await statusOf('/api/health/live')).toBe(200);
    } finally {
      postgres.thaw();
    }
    await untilHealthy();
    expect((await create('замёрзшая 0', 'frozen-0')).status).toBe(201);
    expect((await titles()).filter((title) => title === 'замёрзшая 0')).toHaveLength(1);
  });

  it('loses sight of it behind a dead network takes its own claim back', async () => {
    network.freeze();
    const { status, took } = await ask('/api/health');
    expect([status, took < 5000]).toEqual([503, true]);
    network.forget();
    await untilHealthy();
    expect((await create('после сети')).status).toBe(201);
  });

  it('is claimed by another server meanwhile waits for it to go', async () => {
    await operator(async (other) => {
      await other.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${SERVER_LOCK}`,
      );
      while (!(await other.query('select pg_try_advisory_lock($1) as taken', [SERVER_LOCK])).rows[0].taken) {}
      while ((await ask('/api/health/ready')).body.reason !== 'database_claimed') await sleep(50);
      expect(await create('чужая база')).toMatchObject(REFUSED);
    });
    await untilHealthy();
    expect(await titles()).not.toContain('чужая база');
  });
});
