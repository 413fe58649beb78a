import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '#server/database/replicas/wanted.ts';
import { newId } from '#server/id.ts';
import { type Endpoint, isReadAtOnce } from '#shared/endpoint.ts';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type PostgresServer, startPostgres } from '#testing/server/postgres-server.ts';
import { type OpenTestApp, openTestApp, type TestUser } from '#testing/server/test-app.ts';
import { untilWorking } from '#testing/server/working-replicas.ts';

const TOKEN = 'a token of the one who measures';

/** What is read of an account, however much it holds, as `isReadAtOnce` finds it. */
const READ = [
  '/api/tasks',
  '/api/tasks/filtered?text=%D0%BC%D0%BE%D0%BB%D0%BE%D0%BA%D0%BE',
  '/api/changes',
  '/api/focus-sessions',
  '/api/focus-sessions/minutes',
  '/api/habits',
  '/api/habits/today',
  '/api/habits/HABIT/entries?from=2026-01-01&to=2026-01-31',
  '/api/habits/HABIT/stats',
  '/api/chat/history',
  '/api/analytics?period=week',
  '/api/analytics/export',
  '/api/analytics/export?period=month',
];

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a server with a read replica', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let database: TestDatabase & { databaseUrl: string };
  let server: OpenTestApp;

  /** An operator's statement at either of them. */
  async function at({ url }: PostgresServer, statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client(new URL(new URL(database.databaseUrl).pathname, url).href);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  const counts = () => server.context.database.replicas!.counts;
  const works = (count: number) => untilWorking(server.context.database.replicas!, count);
  /** How often each of the two was asked for tasks. */
  const askedForTasks = async () => {
    const of = (one: PostgresServer) =>
      at(one, `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query like '%from "tasks"%'`);
    const [ofPrimary, ofReplica] = await Promise.all([of(primary), of(replica)]);
    return { primary: ofPrimary[0]!.calls as number, replica: ofReplica[0]!.calls as number };
  };
  const isRead = async (user: TestUser, path = '/api/tasks') => {
    const before = { ...counts() };
    const { status, body } = await user.get(path);
    expect([path, status]).toEqual([path, 200]);
    const outcome = (Object.keys(before) as Outcome[]).filter((one) => counts()[one] > before[one]);
    return { outcome: outcome.join(), body };
  };
  /** Waits until the replica has all that was written up to now. */
  async function caughtUp(): Promise<void> {
    const [written] = await at(primary, 'select pg_current_wal_lsn() as at');
    const reached = `select pg_last_wal_replay_lsn() >= '${written!.at}' as reached`;
    await expect.poll(async () => (await at(replica, reached))[0]!.reached, { timeout: 10_000 }).toBe(true);
  }
  const titles = async (user: TestUser) => {
    const { outcome, body } = await isRead(user);
    return { outcome, titles: (body as { title: string }[]).map(({ title }) => title) };
  };

  beforeAll(async () => {
    primary = await startPostgres({ counting: true });
    database = await createPostgresDatabase(primary.url);
    await at(primary, 'create extension pg_stat_statements');
    replica = await startPostgres({ counting: true, replicaOf: primary.url });
    const readUrl = new URL(new URL(database.databaseUrl).pathname, replica.url).href;
    server = await openTestApp(database, undefined, { DATABASE_READ_URL: readUrl, METRICS_TOKEN: TOKEN });
    await server.context.feed.epoch();
    await works(1);
  });
  afterAll(async () => {
    await server?.close();
    await replica?.stop();
    await primary?.stop();
  });

  it('reads lists and analytics there and nothing of them at the primary', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'купить молоко' });
    const habit = (await user.post('/api/habits', { name: 'Вода', icon: 'target', color: '#6366f1' })).body.id;
    await caughtUp();
    const before = await askedForTasks();
    for (const path of READ)
      expect([path, (await isRead(user, path.replace('HABIT', habit))).outcome]).toEqual([path, 'read']);
    const after = await askedForTasks();
    expect(after.replica).toBeGreaterThanOrEqual(before.replica + 4);
    expect(after.primary).toBe(before.primary);
  });

  it('reads there all that is heavy to read and whole before it is answered', async () => {
    const contracts = globSync('src/features/**/*contract.ts').map((file) => import(pathToFileURL(file).href));
    const described = (await Promise.all(contracts)).flatMap((module) => Object.values(module) as Partial<Endpoint>[]);
    const read = described.filter((one) => one?.path?.startsWith('/api/') && isReadAtOnce(one as Endpoint));
    const paths = READ.map((path) => path.replace('HABIT', ':id').replace(/\?.*/, ''));
    expect(new Set(paths)).toEqual(new Set(read.map(({ path }) => path)));
  });

  it('gives everybody what they have just written, however far behind the replica is', async () => {
    const user = await server.user();
    const written: string[] = [];
    for (let n = 0; n < 40; n++) {
      written.unshift(`запись ${n}`);
      await user.post('/api/tasks', { title: written[0] });
      expect((await titles(user)).titles).toEqual(written);
    }
  });

  it('gives the own writes while the replica stands still, and others read on there', async () => {
    const [writer, reader] = [await server.user(), await server.user()];
    await reader.post('/api/tasks', { title: 'давняя' });
    await caughtUp();
    await at(replica, 'select pg_wal_replay_pause()');
    try {
      const { id } = (await writer.post('/api/tasks', { title: 'новая' })).body;
      expect(await titles(writer)).toEqual({ outcome: 'behind', titles: ['новая'] });
      await writer.put(`/api/tasks/${id}`, { title: 'переписанная' });
      expect(await titles(writer)).toEqual({ outcome: 'behind', titles: ['переписанная'] });
      expect(await titles(reader)).toEqual({ outcome: 'read', titles: ['давняя'] });
    } finally {
      await at(replica, 'select pg_wal_replay_resume()');
    }
    await caughtUp();
    expect(await titles(writer)).toEqual({ outcome: 'read', titles: ['переписанная'] });
  });

  it('tells on /metrics whether it is read and how often', async () => {
    const answer = await server.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.body).toContain('takt_replica_works{replica="1"} 1');
    expect(answer.body).toMatch(/^takt_replica_reads_total\{outcome="read"\} [1-9]/m);
    expect(answer.body).toMatch(/^takt_replica_reads_total\{outcome="behind"\} [1-9]/m);
  });

  it('goes on where the replica falls silent, and makes nobody wait for it again', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'одна' });
    await caughtUp();
    replica.freeze();
    try {
      const since = performance.now();
      expect(await titles(user)).toEqual({ outcome: 'failed', titles: ['одна'] });
      expect(performance.now() - since).toBeLessThan(5000);
      expect(await titles(user)).toEqual({ outcome: 'resting', titles: ['одна'] });
    } finally {
      replica.thaw();
    }
    await works(1);
    expect(await titles(user)).toEqual({ outcome: 'read', titles: ['одна'] });
  });

  it('goes on where the replica is killed, says so, is healthy, and reads there again once it is back', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'до' });
    await caughtUp();
    const asking = Array.from({ length: 30 }, () => titles(user));
    replica.kill();
    for (const { titles: seen } of await Promise.all(asking)) expect(seen).toEqual(['до']);
    await works(0);
    await user.post('/api/tasks', { title: 'после' });
    expect(await titles(user)).toEqual({ outcome: 'resting', titles: ['после', 'до'] });
    for (const path of ['/api/health', '/api/health/ready'])
      expect((await server.visitor().get(path)).status).toBe(200);
    await replica.start();
    await works(1);
    await caughtUp();
    expect(await titles(user)).toEqual({ outcome: 'read', titles: ['после', 'до'] });
  });

  it('is refused there what names nothing of its own', async () => {
    const user = await server.user();
    await caughtUp();
    expect((await user.get(`/api/habits/${newId()}/stats`)).status).toBe(404);
  });
});
