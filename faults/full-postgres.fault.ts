import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type PostgresServer, startPostgres } from '#testing/server/postgres-server.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { mountSmallDisk, type SmallDisk } from '#testing/server/small-disk.ts';
import { type Person, register, type Told, until } from './people.ts';
import { SMALL_LOG, startNewLog } from './postgres-log.ts';

const SAVES_NOTHING = 'Сервер сейчас не может сохранять изменения. Попробуйте ещё раз через минуту.';

const folder = mkdtempSync(join(tmpdir(), 'takt-full-'));
let disk: SmallDisk;
let postgres: PostgresServer;
let database: TestDatabase & { databaseUrl: string };
let server: ServerProcess;
let person: Person;
/** Titles of what was acknowledged. */
const acknowledged: string[] = [];
/** The same by the keys under which it was refused. */
const refused = new Map<string, object>();

async function create(key: string, body: object): Promise<Told> {
  const told = await person.ask('/api/tasks', body, key);
  if (told.status === 201) acknowledged.push((body as { title: string }).title);
  else refused.set(key, body);
  return told;
}

let made = 0;
/** Something that takes its room on a disk, however well it is packed. */
const large = () => ({ title: `большая ${made++}`, description: randomBytes(3600).toString('base64') });

/** Writes until that is refused. @returns the refusal */
async function writeUntilRefused(): Promise<Told> {
  for (let n = 0; n < 5000; n++) {
    const told = await create(randomUUID(), large());
    if (told.status !== 201) return told;
  }
  throw new Error('the disk was not full');
}

/** All that was refused goes through under its key, and everything is there once. */
async function expectAllMade(): Promise<void> {
  await until(async () => (await person.ask('/api/health')).status === 200, 60);
  for (const [key, body] of refused) expect((await create(key, body)).status).toBe(201);
  refused.clear();
  expect((await person.titles()).toSorted()).toEqual(acknowledged.toSorted());
}

describe('a server whose PostgreSQL has a full disk', () => {
  beforeAll(async () => {
    disk = mountSmallDisk(folder, '192m');
    if (disk.refused) return;
    postgres = await startPostgres({ within: folder, settings: SMALL_LOG });
    database = await createPostgresDatabase(postgres.url);
    server = await startProcess(database);
    // Whoever watches it has found before that it writes.
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
    person = await register(() => server.base);
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await postgres?.stop();
    disk.remove();
    rmSync(folder, { recursive: true });
  });

  it('reads on, says why it saves nothing, and saves again once there is room', async ({ skip }) => {
    skip(disk.refused !== '', disk.refused);
    await startNewLog(postgres.url);
    disk.fill();
    const told = await writeUntilRefused();
    expect([told.status, told.body]).toEqual([503, { message: SAVES_NOTHING, code: 'unavailable' }]);
    const health = await person.ask('/api/health');
    expect([health.status, health.body.reason]).toEqual([503, 'disk_full']);
    expect((await person.titles()).toSorted()).toEqual(acknowledged.toSorted());
    for (const path of ['/api/health/ready', '/api/health/live']) expect((await person.ask(path)).status).toBe(200);
    expect(server.output()).toContain('"reason":"disk_full"');
    disk.clear();
    await expectAllMade();
  });

  it('that ends of it is waited for, and is at work when it comes again', async ({ skip }) => {
    skip(disk.refused !== '', disk.refused);
    disk.fill();
    // The next piece of its log finds no room: PostgreSQL then ends itself rather than acknowledge what it cannot keep.
    const operator = new pg.Client(postgres.url);
    operator.on('error', () => {});
    await operator.connect();
    await operator.query('select pg_switch_wal()').catch(() => {});
    await until(async () => {
      await create(randomUUID(), large());
      return (await person.ask('/api/health')).body?.reason === 'database_away';
    });
    const told = await create(randomUUID(), large());
    expect([told.status, told.took < 5000]).toEqual([503, true]);
    expect((await person.ask('/api/health/live')).status).toBe(200);
    await operator.end().catch(() => {});
    disk.clear();
    postgres.kill();
    await postgres.start();
    await expectAllMade();
  });
});
