import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/server/database.ts';
import { type ObjectStore, startObjectStore } from '#testing/server/object-store.ts';
import { openTestApp } from '#testing/server/test-app.ts';
import { backupName, keptBackups } from './kept.ts';
import { remoteBackups } from './remote.ts';
import { restoreBackup } from './restore.ts';
import { backUpWhenDue } from './schedule.ts';

let store: ObjectStore;
let folder: string;
beforeEach(async () => {
  store = await startObjectStore();
  folder = mkdtempSync(join(tmpdir(), 'takt-remote-'));
});
afterEach(async () => {
  await store.stop();
  rmSync(folder, { recursive: true });
});

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 9, 1);
const names = () => [...store.objects.keys()].toSorted();

function copy(number: number, bytes = 1000): string {
  const file = join(folder, backupName(FIRST + number * DAY));
  writeFileSync(file, randomBytes(bytes));
  return file;
}

// What is done here has nothing to do with a database.
describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a store for copies', () => {
  it.each([1000, 20_000_000])(
    'takes one of %i bytes and gives it back as it was, for the owner alone',
    async (bytes) => {
      const remote = remoteBackups(store.remote);
      const file = copy(1, bytes);
      await remote.send(file, 10);
      const [kept] = await remote.list();
      expect(kept).toEqual({ name: backupName(FIRST + DAY), madeAt: FIRST + DAY, bytes });
      const back = join(folder, 'back');
      await remote.fetch(kept!.name, back);
      expect(readFileSync(back).equals(readFileSync(file))).toBe(true);
      expect(statSync(back).mode & 0o777).toBe(0o600);
    },
  );

  it('lets all but the newest go, and nothing of somebody else’s', async () => {
    store.objects.set('takt/notes.txt', Buffer.from('мои'));
    store.objects.set(backupName(FIRST), Buffer.from('of another folder'));
    for (const number of [1, 2, 3]) await remoteBackups(store.remote).send(copy(number), 2);
    const own = [2, 3].map((number) => `takt/${backupName(FIRST + number * DAY)}`);
    expect(names()).toEqual([...own, 'takt/notes.txt', backupName(FIRST)].toSorted());
  });

  it.each([
    ['another secret', { secret: 'guessed' }, 'SignatureDoesNotMatch'],
    ['another region', { region: 'eu-west-1' }, 'SignatureDoesNotMatch'],
    ['nobody there', { bucket: 'http://127.0.0.1:59997/copies' }, 'ECONNREFUSED'],
  ])('says why not: %s', async (_, wrong, reason) => {
    const remote = remoteBackups({ ...store.remote, ...wrong });
    await expect(remote.send(copy(1), 10)).rejects.toThrow(reason);
    await expect(remote.list()).rejects.toThrow(reason);
    await expect(remote.fetch(backupName(FIRST), join(folder, 'back'))).rejects.toThrow(reason);
  });

  it('is not waited for without end where it takes what is said and answers nothing', async () => {
    store.isSilentTo = ['GET', 'PUT'];
    const remote = remoteBackups(store.remote, { carrying: 200, asking: 100 });
    await expect(remote.list()).rejects.toThrow('TimeoutError');
    await expect(remote.send(copy(1), 10)).rejects.toThrow('TimeoutError');
    await expect(remote.fetch(backupName(FIRST), join(folder, 'back'))).rejects.toThrow('TimeoutError');
  });

  it('says that it has no copy of a name', async () => {
    await expect(remoteBackups(store.remote).fetch(backupName(FIRST), join(folder, 'back'))).rejects.toThrow(
      'NoSuchKey',
    );
  });
});

describe('a server with a store', () => {
  const HOUR = 60 * 60 * 1000;

  it('brings its copies there in their time, later where the store was away, and rises again from one', async () => {
    const database = await createTestDatabase();
    const app = await openTestApp(database, undefined, { BACKUP_EVERY: '6h', BACKUP_TO: folder, ...store.env });
    const later = async (hours: number) => {
      app.clock.advance(hours * HOUR);
      await backUpWhenDue(app.context, app.context.config.backup.every!);
      return [keptBackups(folder).length, store.objects.size];
    };
    const anna = await app.user();
    await anna.post('/api/tasks', { title: 'Отчёт' });
    expect(await later(1)).toEqual([1, 1]);
    expect(await later(1)).toEqual([1, 1]);
    store.isAway = true;
    expect(await later(6)).toEqual([2, 1]);
    store.isAway = false;
    expect(await later(1)).toEqual([2, 2]);
    expect(await later(1)).toEqual([2, 2]);
    expect(store.puts).toBe(2);

    const { dataDir, databaseUrl, secret, backup } = app.context.config;
    await app.close();
    const remote = remoteBackups(backup.remote!);
    const file = join(folder, 'brought');
    await remote.fetch((await remote.list())[0]!.name, file);
    await restoreBackup({ dataDir, databaseUrl, secret, file, key: null, now: Date.now() });
    const again = await openTestApp(database);
    const tasks = await again.context.database.query.selectFrom('tasks').select('title').execute();
    expect(tasks).toEqual([{ title: 'Отчёт' }]);
    await again.close();
    await database.remove();
  });

  it('makes none where another server’s lies there', async () => {
    const database = await createTestDatabase();
    const app = await openTestApp(database, undefined, { BACKUP_EVERY: '6h', BACKUP_TO: folder, ...store.env });
    store.objects.set(`takt/${backupName(app.clock.now() - HOUR)}`, Buffer.from('its'));
    await backUpWhenDue(app.context, app.context.config.backup.every!);
    expect([keptBackups(folder).length, store.objects.size]).toEqual([0, 1]);
    await app.close();
    await database.remove();
  });
});
