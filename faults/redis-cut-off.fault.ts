import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ServerMessage } from '#shared/realtime.ts';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { startTcpProxy, type TcpProxy } from '#testing/server/tcp-proxy.ts';
import { openWindow, type Window } from '#testing/server/window.ts';
import { keepWriting, type Person, register, until } from './people.ts';

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
afterEach(() => network.forget());
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await network?.close();
  await redis?.stop();
  await database?.remove();
});

/** How often one account may ask for motivation within the limit's time. */
const LIMIT = 20;

/** How many of so many calls that are limited are refused at a server. */
async function refusals(at: ServerProcess, { cookie }: Person, times: number): Promise<number> {
  let refused = 0;
  for (let n = 0; n < times; n++) {
    const { status } = await fetch(`${at.base}/api/ai/motivation`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-timezone': 'Europe/Moscow' },
      body: '{}',
    });
    if (status === 429) refused++;
  }
  return refused;
}

const windowsOf = (whose: Person) => Promise.all(servers.map(({ base }) => openWindow(base, whose)));
const timesTold = ({ heard }: Window, type: ServerMessage['type']) => heard.filter((one) => one.type === type).length;
const changesHeard = (window: Window) => timesTold(window, 'invalidate');

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
  // Twice of what the server itself allows: the machine may be busy.
  expect(Math.max(...slowest)).toBeLessThan(10_000);
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

it('windows of servers whose Redis went silent ask for what they missed once it is heard, and limits count together again', async () => {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const windows = (await windowsOf(person)) as [Window, Window];
  const [atFirst, atSecond] = windows;
  // Each notices by itself, within seconds, that it is heard again.
  await until(async () => {
    expect((await person.ask('/api/tasks', { title: 'слышно' })).status).toBe(201);
    return changesHeard(atSecond) > 0;
  });

  network.freeze();
  const alone = await register(() => second.base);
  expect(await refusals(first, alone, 12)).toBe(0);
  // Nobody knows what the other counted.
  expect(await refusals(second, alone, LIMIT + 2)).toBe(2);
  const [own, others] = [changesHeard(atFirst), changesHeard(atSecond)];
  expect((await person.ask('/api/tasks', { title: 'без связи' })).status).toBe(201);
  await atFirst.told('invalidate', own + 1);
  expect(changesHeard(atSecond)).toBe(others);

  const joined = windows.map((window) => timesTold(window, 'joined'));
  network.forget();
  await Promise.all(windows.map((window, n) => window.told('joined', joined[n]! + 1)));
  const before = changesHeard(atSecond);
  expect((await person.ask('/api/tasks', { title: 'снова слышно' })).status).toBe(201);
  await atSecond.told('invalidate', before + 1);

  await until(async () => {
    const together = await register(() => first.base);
    await refusals(first, together, 12);
    return (await refusals(second, together, 12)) === 24 - LIMIT;
  });
  for (const window of windows) window.close();
});
