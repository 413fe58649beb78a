import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepClaim, SERVER_LOCK } from '#server/database/claim.ts';
import { isLeasedToOthers, LEASED_FOR, takeLease } from '#server/database/lease.ts';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { startPgBouncer } from '#testing/server/pgbouncer.ts';
import { refusal, type ServerProcess, serverEnv, startProcess } from '#testing/server/process.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { openWindow } from '#testing/server/window.ts';

type Stopped = { stop(): Promise<void> };

async function ask(at: ServerProcess, path: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) {
  const answer = await fetch(at.base + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'x-timezone': 'Europe/Moscow', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies field by field
  return { status: answer.status, body: (await answer.json().catch(() => null)) as any, headers: answer.headers };
}

/** A new account that signed in at a server. */
async function register(at: ServerProcess) {
  const account = { email: `${randomUUID()}@example.test`, password: 'correct horse' };
  const { status, body, headers } = await ask(at, '/api/auth/register', { body: account });
  expect(status).toBe(201);
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { id: body.id as string, cookie };
}

const open = (at: ServerProcess, account: { id: string; cookie: string }) => openWindow(at.base, account);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('servers on one PostgreSQL', () => {
  let database: TestDatabase & { databaseUrl: string };
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let a: ServerProcess;
  let b: ServerProcess;
  let together: NodeJS.ProcessEnv;
  const started: Stopped[] = [];

  const server = async (env: NodeJS.ProcessEnv = together, url = database.databaseUrl) => {
    const one = await startProcess({ ...database, databaseUrl: url }, { RATE_LIMITS: 'on', ...env });
    started.push({ stop: async () => void (await one.end('SIGKILL').catch(() => {})) });
    return one;
  };

  async function query(text: string) {
    const client = new pg.Client(database.databaseUrl);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    redis = await startRedis();
    database = await createPostgresDatabase();
    together = { REDIS_URL: redis.url };
    // Both find an empty database and bring it up to date.
    [a, b] = await Promise.all([server(), server()]);
  });
  afterAll(async () => {
    for (const { stop } of started) await stop();
    await redis?.stop();
    await database?.remove();
  });

  it('serve whoever comes, and tell each other of changes and of sessions that end', async () => {
    const user = await register(a);
    const [atA, atB] = [await open(a, user), await open(b, user)];
    expect((await ask(a, '/api/tasks', { ...user, body: { title: 'сделано на первом' } })).status).toBe(201);
    await atB.told('invalidate');
    expect((await ask(b, '/api/tasks', user)).body).toMatchObject([{ title: 'сделано на первом' }]);
    await ask(b, '/api/tasks', { ...user, body: { title: 'сделано на втором' } });
    await atA.told('invalidate', 2);
    const cursors = [atA, atB].map(({ heard }) =>
      heard.flatMap((one) => (one.type === 'invalidate' ? one.data.cursor : [])),
    );
    // Both name the history of the database alike, and neither hears of a change twice.
    expect(cursors[0]).toEqual(cursors[1]);
    expect(cursors[0]).toHaveLength(2);

    await ask(b, '/api/auth/logout', { ...user, body: {} });
    await atA.closed().toBe(4401);
  });

  it('see an end of a session that another one began', async () => {
    const user = await register(a);
    expect((await ask(a, '/api/focus-sessions/active', user)).body).toBeNull();
    expect((await ask(b, '/api/focus-sessions', { ...user, body: { durationMinutes: 25 } })).status).toBeLessThan(300);
    await query(`update focus_sessions set started_at = started_at - 7200000 where user_id = '${user.id}'`);
    expect((await ask(a, '/api/focus-sessions/active', user)).body).toBeNull();
  });

  it('count together what is limited, and each for itself while there is no Redis', async () => {
    const user = await register(a);
    const tries = async (at: ServerProcess, times: number) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n++)
        statuses.push((await ask(at, '/api/ai/motivation', { ...user, body: {} })).status);
      return statuses.filter((status) => status === 429).length;
    };
    expect(await tries(a, 12)).toBe(0);
    expect(await tries(b, 12)).toBe(4);

    await redis.kill();
    const since = performance.now();
    expect(await tries(b, 8)).toBe(0);
    expect(await tries(b, 2)).toBe(2);
    expect(performance.now() - since).toBeLessThan(10_000);
  });

  it('work without Redis, and have every window ask again once it is back', async () => {
    const user = await register(a);
    const [atA, atB] = [await open(a, user), await open(b, user)];
    expect((await ask(a, '/api/tasks', { ...user, body: { title: 'без Redis' } })).status).toBe(201);
    await atA.told('invalidate');
    expect(atB.heard.filter(({ type }) => type === 'invalidate')).toEqual([]);
    await redis.start();
    await Promise.all([atA.told('joined', 2), atB.told('joined', 2)]);
    await sleep(300);
    await ask(a, '/api/tasks', { ...user, body: { title: 'снова слышно' } });
    await atB.told('invalidate');
  });

  it('go on where one is killed: its windows are heard by another, and what it had begun is done there, once', async () => {
    const user = await register(a);
    expect((await ask(a, '/api/tasks', { ...user, body: { title: 'осталось' } })).status).toBe(201);
    const atA = await open(a, user);
    const holding = new pg.Client(database.databaseUrl);
    await holding.connect();
    // The other one takes up nothing meanwhile, and whoever makes the file does not come to its end.
    process.kill(b.pid, 'SIGSTOP');
    await holding.query('begin; lock table export_parts in access exclusive mode');
    const { id } = (await ask(a, '/api/account/exports', { ...user, body: {} })).body;
    const held = async () =>
      (await query(`select leased_by from jobs where user_id = '${user.id}' and leased_by is not null`)).length;
    await expect.poll(held, { timeout: 10_000, interval: 10 }).toBe(1);
    await a.end('SIGKILL');
    process.kill(b.pid, 'SIGCONT');
    await holding.end();
    await atA.closed().toBe(1006);
    expect(await held()).toBe(1);

    const atB = await open(b, user);
    expect((await ask(b, '/api/tasks', { ...user, body: { title: 'позже' } })).status).toBe(201);
    await atB.told('invalidate');
    const made = async () => (await ask(b, '/api/account/exports', user)).body[0];
    await expect.poll(async () => (await made()).state, { timeout: 60_000, interval: 500 }).toBe('done');
    expect((await made()).id).toBe(id);
    const file = (await ask(b, (await made()).url, user)).body;
    expect(file.tasks.map(({ title }: { title: string }) => title).toSorted()).toEqual(['осталось', 'позже']);
    expect(await held()).toBe(0);

    a = await server();
    expect((await ask(a, '/api/tasks', user)).body).toHaveLength(2);
    expect(
      await query('select kind, count(*) from jobs where user_id is null group by kind having count(*) > 1'),
    ).toEqual([]);
  }, 150_000);

  it('refuse one that would not hear of them, and are refused by one that does not hear', async () => {
    const port = Number(new URL(a.base).port);
    const { code, output } = await refusal(serverEnv(database, port));
    expect([code, output]).toEqual([1, expect.stringContaining('задайте каждому одну и ту же REDIS_URL')]);

    const other = await createPostgresDatabase();
    try {
      const alone = await startProcess(other);
      const late = await refusal(serverEnv(other, port, together));
      await alone.end('SIGTERM');
      expect([late.code, late.output]).toEqual([1, expect.stringContaining('работает сервер без REDIS_URL')]);
    } finally {
      await other.remove();
    }
  });

  it('work behind PgBouncer, which lends another connection for every transaction', async () => {
    const bouncer = await startPgBouncer(database.databaseUrl);
    try {
      const c = await server(together, bouncer.url);
      const user = await register(c);
      const titles = Array.from({ length: 60 }, (_, n) => `${n}`);
      const created = await Promise.all(titles.map((title) => ask(c, '/api/tasks', { ...user, body: { title } })));
      expect(created.map(({ status }) => status)).toEqual(titles.map(() => 201));
      expect((await ask(c, '/api/tasks', user)).body).toHaveLength(titles.length);
      const [through, beside] = await Promise.all([c, b].map((at) => ask(at, '/api/analytics?period=week', user)));
      expect([through!.status, beside!.status]).toEqual([200, 200]);
      expect(through!.body).toEqual(beside!.body);
      // Of what was set for a transaction nothing stays with the connection.
      const client = new pg.Client(bouncer.url);
      await client.connect();
      expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
      await client.end();
      expect(await query('select together from server_leases')).toEqual([{ together: true }]);
      expect(await c.end('SIGTERM')).toBe(0);
      expect(await query('select * from server_leases')).toEqual([]);
    } finally {
      await bouncer.stop();
    }
  });

  it('are held off by a lease behind PgBouncer, of one that is alone', async () => {
    const other = await createPostgresDatabase();
    const bouncer = await startPgBouncer(other.databaseUrl);
    const client = new pg.Client(bouncer.url);
    try {
      const alone = await startProcess({ ...other, databaseUrl: bouncer.url });
      await client.connect();
      const late = (isTogether: boolean) => takeLease(client, SERVER_LOCK, { id: 'late', together: isTogether });
      expect([await late(false), await late(true)]).toEqual([false, false]);
      const direct = new pg.Client(other.databaseUrl);
      await direct.connect();
      expect(await isLeasedToOthers(direct, { id: 'direct', together: true })).toBe(true);
      await direct.end();
      // One that was stopped leaves nothing behind, one that was killed is waited for.
      expect(await alone.end('SIGTERM')).toBe(0);
      expect(await late(false)).toBe(true);
      await client.query(`update server_leases set seen_at = now() - interval '${LEASED_FOR - 2} seconds'`);
      const told: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(JSON.parse(line).msg) });
      const prepare = async () => {};
      const next = await keepClaim({ url: bouncer.url, log, together: false, prepare, onUnusable() {} });
      expect(told).toEqual([expect.stringContaining('waiting whether it is gone')]);
      await next.release();
    } finally {
      await client.end();
      await bouncer.stop();
      await other.remove();
    }
  });
});
