import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';

const REFUSED = {
  message: 'Сервер сейчас не может сохранять изменения. Попробуйте ещё раз через минуту.',
  code: 'unavailable',
};

let database: TestDatabase;
let server: ServerProcess;
let cookie = '';
/** Titles of the tasks that were created, as far as the server said so. */
const acknowledged: string[] = [];

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(server.base + path, { ...init, headers: { cookie, ...init.headers } });
  const { status, headers } = answer;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies field by field
  return { status, headers, body: (await answer.json()) as any };
};
const post = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const create = (title: string) => post('/api/tasks', { title });
const titles = async () => ((await ask('/api/tasks')).body as { title: string }[]).map(({ title }) => title).sort();

/** Writes, and only they, are refused in words; the probes tell the operator why. */
async function expectRefusal(reason: string): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const { status, headers, body } = await create('в беде');
    expect([status, headers.get('retry-after'), body]).toEqual([503, '3', REFUSED]);
    const health = await ask('/api/health');
    expect([health.status, health.body]).toEqual([503, { status: 'unavailable', reason, ...REFUSED }]);
  }
  expect(await titles()).toEqual(acknowledged.toSorted());
  for (const path of ['/api/health/ready', '/api/health/live']) expect((await ask(path)).status).toBe(200);
  expect(server.output()).toContain(`"reason":"${reason}"`);
}

/** Saves again, without a hand. */
async function expectRecovery(): Promise<void> {
  while ((await ask('/api/health')).status !== 200) await sleep(100);
  expect((await create('после беды')).status).toBe(201);
  acknowledged.push('после беды');
}

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a server of a file', () => {
  let mounting: SpawnSyncReturns<string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', database.dataDir], { encoding: 'utf8' });
    server = await startProcess(database);
    const { headers } = await post('/api/auth/register', { email: 'anna@example.test', password: 'correct horse' });
    cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    expect((await create('до беды')).status).toBe(201);
    acknowledged.push('до беды');
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    if (mounting?.status === 0) spawnSync('umount', [database.dataDir]);
    await database?.remove();
  });

  it('on a full disk reads on, says why it saves nothing, and saves again when there is room', async ({ skip }) => {
    skip(mounting.status !== 0, `no small disk can be mounted here, so this was not tried: ${mounting.stderr}`);
    const ballast = join(database.dataDir, 'ballast');
    fill(ballast);
    await expectRefusal('disk_full');
    rmSync(ballast);
    await expectRecovery();
  });

  it('whose files may not grow reads on, says why it saves nothing, and saves again when they may', async () => {
    limitFiles('4096');
    await expectRefusal('disk_failed');
    limitFiles('unlimited');
    await expectRecovery();
  });

  it('that is moved away or deleted saves nothing into the void, and copies what there was', async () => {
    const file = join(database.dataDir, 'takt.db');
    renameSync(file, `${file}.moved`);
    await expectRefusal('file_missing');
    const backups = join(database.dataDir, 'backups');
    const [copy] = readdirSync(backups);
    const saved = new DatabaseSync(join(backups, copy!));
    expect(
      saved
        .prepare('select title from tasks')
        .all()
        .map(({ title }) => title),
    ).toEqual(acknowledged);
    saved.close();
    expect(server.output()).toContain(copy);
    renameSync(`${file}.moved`, file);
    await expectRecovery();
  });

  it('has all that it acknowledged, and nothing else, when it is killed and started again', async () => {
    await server.end('SIGKILL');
    server = await startProcess(database);
    expect(await titles()).toEqual(acknowledged.toSorted());
  });
});

/** Leaves not a byte of the disk. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [65_536, 1]) {
      const piece = Buffer.alloc(size);
      try {
        while (writeSync(file, piece) > 0);
      } catch {
        // Full for pieces of that size.
      }
    }
  } finally {
    closeSync(file);
  }
}

/** Lets the running server's files grow to that many bytes. */
function limitFiles(bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}
