import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { ANNA } from '#testing/server/old-databases/fill.ts';
import { load, oldDatabases } from '#testing/server/old-databases/load.ts';
import { schemaOf, tableRows } from '#testing/server/old-databases/rows.ts';
import { type OpenTestApp, openTestApp, PASSWORD } from '#testing/server/test-app.ts';
import { sealing } from './container.ts';
import { explainBackup } from './explain.ts';
import { keptBackups } from './kept.ts';
import { makeBackup } from './make.ts';
import { restoreBackup } from './restore.ts';
import { backUpWhenDue } from './schedule.ts';
import { texts } from './texts.ts';

const SECRET = 'a secret of tests, forty characters long';
const KEY = 'шестнадцать знаков и больше';

let database: TestDatabase;
let app: OpenTestApp | undefined;
let time = Date.now();
const tick = () => {
  time += 1000;
  return time;
};

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await stop();
  await database.remove();
});

const start = async () => {
  app = await openTestApp(database);
  return app;
};
const stop = async () => {
  await app?.close();
  app = undefined;
};
const place = () => ({ dataDir: database.dataDir, databaseUrl: database.databaseUrl, secret: SECRET });
const folder = () => join(database.dataDir, 'copies');
const backUp = (key: string | null = null, keep = 10) =>
  makeBackup({ ...place(), folder: folder(), key, keep, now: tick() });
const restore = (file: string, key: string | null = null, secret = SECRET) =>
  restoreBackup({ ...place(), secret, file, key, now: tick() });
/** What the operator reads. */
const refusal = (file: string, key: string | null = null) =>
  restore(file, key).then(
    () => 'restored',
    (error) => explainBackup(error, folder()),
  );
const rows = async () => {
  const { feed_epochs: _, ...others } = await tableRows(database);
  return others;
};

describe.each([null, KEY])('a copy under the key %s', (key) => {
  it('is made while the server runs, and brings back all that there was, under a new epoch', async () => {
    const { user, context } = await start();
    const anna = await user();
    await anna.post('/api/tasks', { title: 'Отчёт\t«\\.» \\N', tags: ['дом', 'null'] });
    await anna.post('/api/tasks', { title: 'Без срока' });
    const epoch = await context.feed.epoch();
    const [before, schema] = [await rows(), await schemaOf(database)];
    const { file } = await backUp(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('Отчёт')).toBe(false);
    await anna.post('/api/tasks', { title: 'Позже' });
    const later = await rows();
    await stop();

    const { replaced, otherSecret } = await restore(file, key);
    expect(otherSecret).toBe(false);
    expect(await rows()).toEqual(before);
    expect(await schemaOf(database)).toEqual(schema);
    if (!database.databaseUrl) {
      const kept = new DatabaseSync(join(replaced!, 'takt.db'));
      expect(kept.prepare('select * from tasks').all()).toEqual(later.tasks);
      kept.close();
    }
    const again = await start();
    expect(await again.context.feed.epoch()).not.toBe(epoch);
    const visitor = again.visitor();
    await visitor.post('/api/auth/login', { email: anna.email, password: 'correct horse' });
    const titles = (await visitor.get('/api/tasks')).body.map(({ title }: { title: string }) => title);
    expect(titles.sort()).toEqual(['Без срока', 'Отчёт\t«\\.» \\N']);
  });
});

it('a copy made while three write has of each all up to one moment, and that moment is the same in every table', async () => {
  const anna = await (await start()).user();
  const acknowledged = [0, 0, 0];
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count);
  let isOver = false;
  const writers = acknowledged.map(async (_, writer) => {
    // Ends with the server, too, where the test does not come to its end.
    while (!isOver) {
      const { status } = await anna.post('/api/tasks', { title: `${writer} ${acknowledged[writer]}` });
      if (status !== 201) return;
      acknowledged[writer]! += 1;
    }
  });
  while (Math.min(...acknowledged) < 5) await sleep(5);
  const before = [...acknowledged];
  const { file } = await backUp();
  const after = [...acknowledged];
  isOver = true;
  await Promise.all(writers);
  expect(sum(after)).toBeGreaterThan(sum(before));
  await stop();

  await restore(file);
  const { tasks, account_revisions: revisions } = await rows();
  const kept = tasks!.map(({ title }) => String(title).split(' ').map(Number));
  for (const [writer, least] of before.entries()) {
    const numbers = kept.flatMap(([by, number]) => (by === writer ? [number!] : [])).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from(numbers, (_, number) => number));
    expect(numbers.length).toBeGreaterThanOrEqual(least);
    expect(numbers.length).toBeLessThanOrEqual(after[writer]! + 1);
  }
  expect(Math.max(...tasks!.map(({ revision }) => Number(revision)))).toBe(Number(revisions![0]!.revision));
});

it.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'the copy that an upgrade lays by is put back, and upgraded again',
  async () => {
    const old = oldDatabases('sqlite').at(-2)!;
    await load(database, old);
    const migrations = async () => (await rows()).kysely_migration!.map(({ name }) => name);
    await start();
    await stop();
    const upgraded = await migrations();
    expect(upgraded.length).toBeGreaterThan(old.migrations.length);
    const laidBy = join(database.dataDir, 'backups');
    const [copy] = readdirSync(laidBy);
    expect(await restore(join(laidBy, copy!))).toMatchObject({ replaced: expect.stringContaining('set-aside') });
    expect(await migrations()).toEqual(old.migrations);

    const visitor = (await start()).visitor();
    await visitor.post('/api/auth/login', { email: ANNA, password: PASSWORD });
    expect((await visitor.get('/api/tasks')).body).toContainEqual(expect.objectContaining({ title: 'Смета' }));
    await stop();
    expect(await migrations()).toEqual(upgraded);
  },
);

describe('a copy is not put in the place of the database', () => {
  const copy = async (key: string | null = null) => {
    const { user } = await start();
    await (await user()).post('/api/tasks', { title: 'Отчёт' });
    const { file } = await backUp(key);
    await stop();
    return file;
  };
  it('of a server that runs', async () => {
    const file = await copy();
    await start();
    const before = await rows();
    expect(await refusal(file)).toContain('уже работает другой сервер');
    expect(await rows()).toEqual(before);
  });

  it('where its end is missing, and all stays as it was', async () => {
    const file = await copy();
    const before = await rows();
    const cut = join(database.dataDir, 'cut.backup');
    writeFileSync(cut, readFileSync(file).subarray(0, -40));
    expect(await refusal(cut)).toContain('файл обрезан');
    expect(await rows()).toEqual(before);
    expect(readdirSync(database.dataDir).filter((name) => /set-aside|\.new/.test(name))).toEqual([]);
  });

  it('without its key, or with another', async () => {
    const file = await copy(KEY);
    expect(await refusal(file)).toContain('зашифрована; задайте переменную BACKUP_KEY');
    expect(await refusal(file, `${KEY}!`)).toContain('не тот');
  });

  it('where it is something else, of another engine, or of a newer version', async () => {
    const file = await copy();
    const foreign = join(database.dataDir, 'foreign');
    writeFileSync(foreign, 'просто текст, и довольно длинный');
    expect(await refusal(foreign)).toContain('не копия Такта');
    expect(await refusal(join(database.dataDir, 'nowhere'))).toContain('Нет файла');
    const engine = database.databaseUrl ? ('sqlite' as const) : ('postgres' as const);
    for (const [about, words] of [
      [{ engine, migrations: [] }, 'Это копия'],
      [{ engine, migrations: ['9999-later'] }, 'Копия новее программы'],
    ] as const) {
      const stream = await sealing({ ...about, migrations: [...about.migrations], madeAt: 1, secretMark: '' }, null);
      stream.end();
      const made = join(database.dataDir, 'made.backup');
      writeFileSync(made, Buffer.concat(await stream.toArray()));
      expect(await refusal(made)).toContain(words);
    }
    expect((await restore(file, null, `${SECRET} another`)).otherSecret).toBe(true);
  });
});

it('why it failed is told in words for what was done, whoever had no room: a file, SQLite or the server of PostgreSQL', () => {
  const ofFile = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' });
  const ofSqlite = Object.assign(new Error('disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  const ofServer = Object.assign(new Error('no space'), { code: '53100', severity: 'ERROR' });
  const forbidden = Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open', path: '/copies/a.backup' });
  const said = (words: typeof texts.making) =>
    [ofFile, ofSqlite, ofServer, forbidden].map((error) => explainBackup(error, '/place', words));
  expect(said(texts.making)).toEqual([
    ...[expect.stringContaining('для копии (/place)'), expect.stringContaining('для копии (/place)')],
    ...[expect.stringContaining('На диске сервера базы данных нет места'), expect.stringContaining('(EACCES)')],
  ]);
  expect(said(texts.restoring)).toEqual([
    ...[expect.stringContaining('вернуть базу в /place'), expect.stringContaining('вернуть базу в /place')],
    ...[expect.stringContaining('На диске сервера базы данных нет места'), expect.stringContaining('базу в /place')],
  ]);
});

it('the oldest copies go, and nothing else of the folder does', async () => {
  await start();
  mkdirSync(folder(), { recursive: true });
  appendFileSync(join(folder(), 'заметки.txt'), 'мои');
  const made = [await backUp(null, 2), await backUp(null, 2), await backUp(null, 2)].map(({ file }) => file);
  expect(keptBackups(folder()).map(({ file }) => file)).toEqual([made[2], made[1]]);
  expect(existsSync(join(folder(), 'заметки.txt'))).toBe(true);
});

it('the server makes copies by itself, in their time', async () => {
  app = await openTestApp(database, undefined, { BACKUP_EVERY: '6h', BACKUP_TO: folder(), BACKUP_KEY: KEY });
  const hour = 60 * 60 * 1000;
  const count = async (hours: number) => {
    app!.clock.advance(hours * hour);
    await backUpWhenDue(app!.context, app!.context.config.backup.every!);
    return keptBackups(folder()).length;
  };
  expect([await count(1), await count(1), await count(5), await count(1)]).toEqual([1, 1, 2, 2]);
});
