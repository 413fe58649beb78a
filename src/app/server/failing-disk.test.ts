import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { mountSmallDisk, type SmallDisk } from '#testing/server/small-disk.ts';

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
  let disk: SmallDisk;

  beforeAll(async () => {
    database = await createTestDatabase();
    disk = mountSmallDisk(database.dataDir, '4m');
    server = await startProcess(database);
    const { headers } = await post('/api/auth/register', { email: 'anna@example.test', password: 'correct horse' });
    cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    expect((await create('до беды')).status).toBe(201);
    acknowledged.push('до беды');
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    disk?.remove();
    await database?.remove();
  });

  it('on a full disk reads on, says why it saves nothing, and saves again when there is room', async ({ skip }) => {
    skip(disk.refused !== '', disk.refused);
    disk.fill();
    await expectRefusal('disk_full');
    disk.clear();
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

/** Lets the running server's files grow to that many bytes. */
function limitFiles(bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}
