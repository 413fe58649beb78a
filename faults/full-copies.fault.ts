import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { schemaOf, tableRows } from '#testing/server/old-databases/rows.ts';
import { type PostgresServer, startPostgres } from '#testing/server/postgres-server.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { mountSmallDisk, type SmallDisk } from '#testing/server/small-disk.ts';
import { runCommand } from './commands.ts';
import { type Person, register } from './people.ts';
import { SMALL_LOG, startNewLog } from './postgres-log.ts';

const onPostgres = process.env.TEST_ENGINE === 'postgres';
const TASKS = 60;

const folder = mkdtempSync(join(tmpdir(), 'takt-full-'));
/** Where the database lies, and where copies go. */
const [place, copies] = [join(folder, 'data'), join(folder, 'copies')];
let disk: SmallDisk;
let copiesDisk: SmallDisk;
let postgres: PostgresServer | undefined;
let database: TestDatabase;
let server: ServerProcess;
let person: Person;

const command = (name: 'backup' | 'restore', ...args: string[]) => runCommand(database, name, args);

const state = async () => ({ rows: await tableRows(database), schema: await schemaOf(database) });
const unfinished = () =>
  [database.dataDir, join(database.dataDir, 'backups'), copies]
    .flatMap((one) => readdirSync(one))
    .filter((name) => /\.new|snapshot|set-aside/.test(name));

describe('where the disk is full', () => {
  beforeAll(async () => {
    for (const one of [place, copies]) mkdirSync(one);
    // PostgreSQL is somebody else.
    chmodSync(folder, 0o755);
    disk = mountSmallDisk(place, onPostgres ? '192m' : '6m');
    copiesDisk = mountSmallDisk(copies, '4m');
    if (disk.refused) return;
    if (onPostgres) {
      postgres = await startPostgres({ within: place, settings: SMALL_LOG });
      database = await createPostgresDatabase(postgres.url);
    } else database = { dataDir: place, databaseUrl: null, remove: async () => {} };
    mkdirSync(join(database.dataDir, 'backups'));
    server = await startProcess(database);
    person = await register(() => server.base);
    for (let n = 0; n < TASKS; n++) {
      const body = { title: `дело ${n}`, description: randomBytes(3000).toString('base64') };
      expect((await person.ask('/api/tasks', body)).status).toBe(201);
    }
    if (postgres) await startNewLog(postgres.url);
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await database?.remove();
    await postgres?.stop();
    for (const one of [disk, copiesDisk]) one.remove();
    rmSync(folder, { recursive: true });
  });

  it('a copy says so and leaves nothing half made, and those before it stay', async ({ skip }) => {
    skip(disk.refused !== '', disk.refused);
    expect((await command('backup', '--to', copies)).code).toBe(0);
    const before = readdirSync(copies);
    for (const free of [0, 8192, 65_536]) {
      copiesDisk.fill(free);
      const { code, output } = await command('backup', '--to', copies);
      expect([code, output]).toEqual([1, expect.stringContaining('На диске нет места для копии')]);
      copiesDisk.clear();
      expect(readdirSync(copies)).toEqual(before);
      expect(unfinished()).toEqual([]);
    }
    expect((await person.ask('/api/tasks', { title: 'во время копии' })).status).toBe(201);
  });

  if (!onPostgres)
    it('of the data, a copy to another one says so as well', async ({ skip }) => {
      skip(disk.refused !== '', disk.refused);
      for (const free of [0, 65_536]) {
        disk.fill(free);
        const { code, output } = await command('backup', '--to', copies);
        disk.clear();
        expect([code, output]).toEqual([1, expect.stringContaining('На диске нет места')]);
        expect(unfinished()).toEqual([]);
      }
    });

  it('putting a copy back says so and changes nothing, and does it once there is room', async ({ skip }) => {
    skip(disk.refused !== '', disk.refused);
    const [copy] = readdirSync(copies).filter((name) => name.endsWith('.backup'));
    await server.end('SIGTERM');
    const before = await state();
    for (const free of [0, 65_536, 500_000]) {
      disk.fill(free);
      const { code, output } = await command('restore', join(copies, copy!));
      disk.clear();
      expect([code, output]).toEqual([1, expect.stringContaining('нет места')]);
      expect(output).toContain('Ничего не изменено');
      expect(await state()).toEqual(before);
      expect(unfinished()).toEqual([]);
    }
    const { code, output } = await command('restore', join(copies, copy!));
    expect([code, output]).toEqual([0, expect.stringContaining('База восстановлена')]);
    server = await startProcess(database);
    expect(await person.titles()).toHaveLength(TASKS);
  });
});
