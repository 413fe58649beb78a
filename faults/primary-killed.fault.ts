import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx } from '#testing/server/nginx.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { keepWriting, register, sendAgain, statusesOf } from './people.ts';

const WRITERS = 12;
/** From the kill to the first acknowledged write: Patroni gives a lease of six seconds. */
const GAP_SECONDS = 20;
/** Milliseconds that anybody waits for an answer, be it a refusal: the server's own five seconds, twice on a busy machine. */
const LIMIT = 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'takt-failover-'));
let cluster: Cluster;
let redis: Awaited<ReturnType<typeof startRedis>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  redis = await startRedis();
  for (let n = 0; n < 3; n++)
    servers.push(await startProcess({ dataDir, databaseUrl: cluster.url }, { REDIS_URL: redis.url }));
  nginx = await startNginx(
    'ops/nginx-instances.conf',
    servers.map(({ base }) => Number(new URL(base).port)),
  );
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of servers) await server.end('SIGKILL');
  await redis?.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true });
});

it('three servers whose primary database dies go on with the next one, and nothing acknowledged is lost', async () => {
  const people = await Promise.all(
    Array.from({ length: WRITERS }, () => register(() => `http://127.0.0.1:${nginx.port}`)),
  );
  const writers = people.map((person, n) => keepWriting(person, `запись ${n}`));
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await sleep(5_000);
  const before = count();
  expect(before).toBeGreaterThan(0);
  await cluster.killPrimary();
  const killed = performance.now();
  await sleep(500);
  // What was acknowledged by now may still have been under way.
  let seen = count();
  let [last, gap] = [killed, 0];
  while (performance.now() - killed < (GAP_SECONDS + 10) * 1000) {
    await sleep(20);
    const now = performance.now();
    if (count() === seen) continue;
    gap = Math.max(gap, now - last);
    [seen, last] = [count(), now];
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  const refused = writers.flatMap(({ answers }) => answers.filter(({ status }) => status !== 201));
  const since = refused.map(({ at, took }) => at - took - killed);
  const until = refused.map(({ at }) => at - killed);
  const seconds = [Math.min(...since), Math.max(...until)].map((milliseconds) => milliseconds / 1000);
  const open = writers.reduce((sum, writer) => sum + writer.open.size, 0);
  const acknowledged = count();
  for (const [n, person] of people.entries()) {
    expect(await person.titles()).toEqual(expect.arrayContaining(writers[n]!.acknowledged));
    await sendAgain(person, writers[n]!);
    expect((await person.titles()).toSorted()).toEqual(writers[n]!.acknowledged.toSorted());
  }
  console.debug(
    `without writes for ${(gap / 1000).toFixed(1)} s, 503 from ${seconds.map((one) => one.toFixed(1)).join(' to ')} s after the kill; ${acknowledged} acknowledged, ${acknowledged - before} after the kill; ${open} refused, all made later`,
  );
  expect(gap).toBeLessThan(GAP_SECONDS * 1000);
  // Whoever writes meanwhile is told so, in time, and nothing else.
  expect(Object.keys(statusesOf(writers))).toEqual(['201', '503']);
  expect(Math.max(...refused.map(({ took }) => took))).toBeLessThan(LIMIT);
  expect(seconds[1]! - seconds[0]!).toBeLessThan(GAP_SECONDS);
  for (const { base } of servers) expect((await fetch(`${base}/api/health`)).status).toBe(200);
});
