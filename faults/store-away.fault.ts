import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptBackups } from '#server/backup/kept.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ObjectStore, startObjectStore } from '#testing/server/object-store.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { type Clock, startClock } from './clock.ts';
import { runCommand } from './commands.ts';
import { keepWriting, type Person, register, until, type Writer } from './people.ts';

/** Seconds from a start to its first copy, a minute, and those for which a silent store is waited for, half of one, on a busy machine. */
const FIRST_WITHIN = 150;
/** Seconds from the time of a copy to it: a server looks every ten. */
const COPY_WITHIN = 60;
/** Milliseconds between what is written down: the account must not be full before the end. */
const PAUSE = 25;
/** Milliseconds that somebody waits for an answer meanwhile, on a busy machine. */
const LIMIT = 5000;

const copies = mkdtempSync(join(tmpdir(), 'takt-copies-'));
let database: TestDatabase;
let clock: Clock;
let store: ObjectStore;
let server: ServerProcess;
let person: Person;
let writer: Writer;

const env = () => ({ BACKUP_EVERY: '6h', BACKUP_TO: copies, ...store.env });
const here = () => keptBackups(copies).map(({ file }) => `takt/${basename(file)}`);
const there = () => [...store.objects.keys()].toSorted().toReversed();
/** What the log said of copies, one after another. */
const told = () =>
  server
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.includes('backup') ? [JSON.parse(line)] : []))
    .map(({ msg, why }) => (why ? `${msg}: ${why}` : msg) as string);

/** Waits until the log has told so much of copies, and until the round that told it is over. */
async function toldTimes(times: number, seconds = COPY_WITHIN): Promise<void> {
  await until(async () => told().length >= times, seconds);
  await sleep(1_000);
}

beforeAll(async () => {
  database = await createTestDatabase();
  clock = startClock(database.dataDir);
  store = await startObjectStore();
  store.isSilentTo = ['GET', 'PUT'];
  server = await startProcess(database, { ...env(), ...clock.env, LOG_LEVEL: 'info' });
  person = await register(() => server.base);
  writer = keepWriting(person, 'рядом с копией', PAUSE);
});
afterAll(async () => {
  await writer?.stop();
  await server?.end('SIGKILL');
  await store?.stop();
  await database?.remove();
  rmSync(copies, { recursive: true });
});

it('a copy that is due while the store says nothing is made here, and the log says so', async () => {
  await toldTimes(2, FIRST_WITHIN);
  expect(told()).toEqual([
    'the store of backups does not answer: В хранилище S3 копия не попала (TimeoutError): проверьте BACKUP_S3_* и доступ к нему.',
    'backup made',
  ]);
  expect([here().length, there().length]).toEqual([1, 0]);
});

it('ten minutes later it is tried again, whether the store refuses or takes it, and no other copy is made', async () => {
  const [first] = here();
  store.isSilentTo = [];
  store.isAway = true;
  clock.put('+11m');
  await toldTimes(3);
  expect(told()[2]).toContain('does not answer: В хранилище S3 копия не попала (SlowDown)');
  expect([here(), there()]).toEqual([[first], []]);
  store.isAway = false;
  clock.put('+22m');
  await toldTimes(4);
  expect(told()[3]).toBe('backup sent');
  expect([here(), there()]).toEqual([[first], [first]]);
});

it('nobody who writes meanwhile notices', async () => {
  await writer.stop();
  expect(writer.acknowledged.length).toBeGreaterThan(0);
  expect(writer.answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(Math.max(...writer.answers.map(({ took }) => took))).toBeLessThan(LIMIT);
});

it('the next copy is whole, and the server stops in time while the store keeps the one after it waiting', async () => {
  const before = await person.titles();
  clock.put('+7h');
  await toldTimes(6);
  expect(told().slice(4)).toEqual(['backup made', 'backup sent']);
  const whole = there();
  expect(whole).toEqual(here());
  expect((await person.ask('/api/tasks', { title: 'позже копии' })).status).toBe(201);
  store.isSilentTo = ['PUT'];
  clock.put('+14h');
  await until(async () => here().length === 3, COPY_WITHIN);
  const since = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(there()).toEqual(whole);

  // As where the machine was lost with the copies on it.
  rmSync(copies, { recursive: true });
  const { code, output } = await runCommand(database, 'restore', [`s3:${basename(whole[0]!)}`], env());
  expect([code, output]).toEqual([0, expect.stringContaining('База восстановлена')]);
  server = await startProcess(database);
  expect((await person.titles()).toSorted()).toEqual(before.toSorted());
});
