import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { startNginx } from '#testing/server/nginx.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { type PushService, startPushService } from '#testing/server/push-service.ts';
import { startRedis } from '#testing/server/redis-server.ts';
import { openWindow, type Window } from '#testing/server/window.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { keepWriting, type Person, register, sendAgain, statusesOf, until } from './people.ts';

const WRITERS = 12;
/** From the kill to the first acknowledged write: Patroni gives a lease of six seconds. */
const GAP_SECONDS = 20;
/** Milliseconds that anybody waits for an answer, be it a refusal: the server's own five seconds, twice on a busy machine. */
const LIMIT = 10_000;
/** Milliseconds after which jobs of a server that does not stir are another's, and ten for the look at them. */
const LEASE = 30_000;

const dataDir = mkdtempSync(join(tmpdir(), 'takt-failover-'));
let cluster: Cluster;
let redis: Awaited<ReturnType<typeof startRedis>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let service: PushService;
let pushKey = '';
const servers: ServerProcess[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  redis = await startRedis();
  service = await startPushService(() => pushKey);
  const certificate = join(dataDir, 'push.pem');
  writeFileSync(certificate, loopbackCertificate.cert);
  const env = { REDIS_URL: redis.url, PUSH_ALLOWED_ORIGINS: service.origin, NODE_EXTRA_CA_CERTS: certificate };
  for (let n = 0; n < 3; n++) servers.push(await startProcess({ dataDir, databaseUrl: cluster.url }, env));
  nginx = await startNginx(
    'ops/nginx-instances.conf',
    servers.map(({ base }) => Number(new URL(base).port)),
  );
});
afterAll(async () => {
  await nginx?.stop();
  await service?.close();
  for (const server of servers) await server.end('SIGKILL');
  await redis?.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true });
});

/** Reminders from two seconds before the kill on, one every two seconds: of each a job that some server claims. */
const REMINDERS = Array.from({ length: 12 }, (_, n) => `напоминание ${n}`);

/** Has somebody be reminded on a device of a task for each of them, the first so many seconds from now. */
async function remind(person: Person, seconds: number): Promise<void> {
  pushKey = (await person.ask('/api/push/key')).body.key;
  const device = service.subscribe('Телефон');
  const { status } = await person.ask('/api/push/subscriptions', { ...device.subscription, deviceName: device.name });
  expect(status).toBe(201);
  for (const [n, title] of REMINDERS.entries()) {
    const dueDate = new Date(Date.now() + (seconds + 2 * n) * 1000).toISOString();
    const id = `01936f2c-8a00-7000-8000-${String(n).padStart(12, '0')}`;
    const task = await person.ask('/api/tasks', { title, dueDate, reminders: [{ id, beforeMinutes: 0 }] });
    expect(task.status).toBe(201);
  }
}
const reminded = () => service.pushed.map(({ message }) => message.body).toSorted();

/** Has a window at each server hear of what is done at another one. */
async function expectTold(person: Person, windows: readonly Window[]): Promise<void> {
  const heard = ({ heard }: Window) => heard.filter(({ type }) => type === 'invalidate').length;
  const before = windows.map(heard);
  expect((await person.ask('/api/tasks', { title: 'слышно' })).status).toBe(201);
  await Promise.all(windows.map((window, n) => window.told('invalidate', before[n]! + 1)));
}

it('three servers whose primary database dies go on with the next one: nothing acknowledged is lost, reminders come once, windows hear again', async () => {
  const people = await Promise.all(
    Array.from({ length: WRITERS }, () => register(() => `http://127.0.0.1:${nginx.port}`)),
  );
  const somebody = await register(() => `http://127.0.0.1:${nginx.port}`);
  const windows = await Promise.all(servers.map(({ base }) => openWindow(base, somebody)));
  await expectTold(somebody, windows);
  const writers = people.map((person, n) => keepWriting(person, `запись ${n}`));
  const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await remind(somebody, 3);
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
  const answered = refused.map(({ at }) => at - killed);
  const seconds = [Math.min(...since), Math.max(...answered)].map((milliseconds) => milliseconds / 1000);
  const open = writers.reduce((sum, writer) => sum + writer.open.size, 0);
  const acknowledged = count();
  for (const [n, person] of people.entries()) {
    expect(await person.titles()).toEqual(expect.arrayContaining(writers[n]!.acknowledged));
    await sendAgain(person, writers[n]!);
    expect((await person.titles()).toSorted()).toEqual(writers[n]!.acknowledged.toSorted());
  }
  await expectTold(somebody, windows);
  const late = await until(async () => new Set(reminded()).size === REMINDERS.length, 60);
  // A second one of the same would come once its server is taken for gone.
  await sleep(LEASE);
  for (const window of windows) window.close();
  console.debug(
    `without writes for ${(gap / 1000).toFixed(1)} s, 503 from ${seconds.map((one) => one.toFixed(1)).join(' to ')} s after the kill; ${acknowledged} acknowledged, ${acknowledged - before} after the kill; ${open} refused, all made later; ${REMINDERS.length} reminders, the last ${(late / 1000).toFixed(1)} s after all that`,
  );
  expect(reminded()).toEqual(REMINDERS.toSorted());
  expect(gap).toBeLessThan(GAP_SECONDS * 1000);
  // Whoever writes meanwhile is told so, in time, and nothing else.
  expect(Object.keys(statusesOf(writers))).toEqual(['201', '503']);
  expect(Math.max(...refused.map(({ took }) => took))).toBeLessThan(LIMIT);
  expect(seconds[1]! - seconds[0]!).toBeLessThan(GAP_SECONDS);
  for (const { base } of servers) expect((await fetch(`${base}/api/health`)).status).toBe(200);
});
