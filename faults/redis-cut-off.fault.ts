import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts';
import { keepWriting, type Person, register } from './people.ts';

let database: TestDatabase;
let redis: Awaited<ReturnType<typeof startRedis>>;
let network: TcpProxy;
let servers: ServerProcess[] = [];
let person: Person;

beforeAll(async () => {
  database = await createPostgresDatabase();
  redis = await startRedis();
  network = await startTcpProxy(redis.port);
  const env = { REDIS_URL: `redis://127.0.0.1:${network.port}/0`, RATE_LIMITS: 'on' };
  servers = [await startProcess(database, env), await startProcess(database, env)];
  person = await register(() => servers[0]!.base);
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await network?.close();
  await redis?.stop();
  await database?.remove();
});

it('servers whose network to Redis goes silent, without a word that it is broken, keep working and agree', async () => {
  network.freeze();
  const writer = keepWriting(person, 'без связи');
  const slowest: number[] = [];
  for (let n = 0; n < 20; n++) {
    const { status, took } = await person.ask('/api/tasks');
    expect(status).toBe(200);
    slowest.push(took);
  }
  // What is limited asks Redis first, and counts by itself where that does not answer within a second.
  const since = performance.now();
  await register(() => servers[1]!.base);
  slowest.push(performance.now() - since);
  await writer.stop();
  expect(Math.max(...slowest)).toBeLessThan(5_000);
  expect(writer.acknowledged.length).toBeGreaterThan(0);
  expect(writer.open.size).toBeLessThanOrEqual(1);
  network.forget();
  for (const { base } of servers) {
    const answer = await fetch(`${base}/api/tasks`, { headers: { cookie: person.cookie } });
    const titles = ((await answer.json()) as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(writer.acknowledged));
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
  }
});
