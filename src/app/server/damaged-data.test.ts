import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { connect, openExisting } from '#server/database/connect.ts';
import { refuseOlderSchema } from '#server/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { refusal, serverEnv } from '#testing/server/process.ts';
import { alone, changeFile, OWN_SECRET, TASKS, useSoundFolder } from '#testing/server/sound-folder.ts';
import { testConfig } from '#testing/server/test-context.ts';

const log = pino({ level: 'silent' });
const attempt = async (dataDir: string) => connect(readConfig({ DATA_DIR: dataDir }), log, () => {});

/** Why a server will not start there. */
async function why(dataDir: string): Promise<string> {
  const error = await attempt(dataDir).then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  return error.message;
}

async function titles(dataDir: string): Promise<string[]> {
  const { database, close } = await attempt(dataDir);
  const rows = await database.query.selectFrom('tasks').select('title').execute();
  await close();
  return rows.map(({ title }) => title);
}

/** Pastes the command that stands alone in a line of the words into a shell. */
function follow(words: string, start: RegExp): void {
  const command = words.split('\n').find((line) => start.test(line))!;
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
}

const STACK = /\n\s+at |Error:/;
const NEWER = "insert into kysely_migration values ('9999-future', '2031-05-09T12:00:00.000Z')";

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a data folder', () => {
  const sound = useSoundFolder();

  it('that is sound is served', async () => {
    expect(await titles(sound.copy())).toEqual(TASKS);
  });

  describe('whose database is damaged', () => {
    const spoil: [string, RegExp, (file: string) => void][] = [
      ['empty', /файл пуст/, (file) => truncateSync(file, 0)],
      ['garbage', /не база SQLite/, (file) => writeFileSync(file, 'garbage '.repeat(10_000))],
      ['nothing but zeros', /не база SQLite/, (file) => writeFileSync(file, Buffer.alloc(40_960))],
      ['cut short', /обрезан или испорчен/, (file) => truncateSync(file, 100_000)],
      ['cut by a page', /обрезан или испорчен/, (file) => truncateSync(file, statSync(file).size - 4096)],
      ['spoilt among the tasks', /обрезан или испорчен/, (file) => spoilTasks(file)],
      ['of another program', /нет таблиц Такта/, (file) => replaceByAnother(file)],
      ['gone but for its log', /только её журнал/, (file) => renameSync(file, `${file}-wal`)],
    ];

    it.each(spoil)(
      '(%s) says so, since when, and the command that brings the copy back',
      async (_, what, spoilFile) => {
        const dataDir = sound.copy();
        const file = join(dataDir, 'takt.db');
        spoilFile(file);
        const left = readdirSync(dataDir).filter((name) => name.startsWith('takt.db'));
        const before = left.map((name) => readFileSync(join(dataDir, name)));
        const words = await why(dataDir);
        expect(words).toMatch(what);
        expect(words).toMatch(/Последний раз она менялась \d+ \S+ \d{4}\sг\./);
        expect(words).toMatch(/takt-2026-03-01\.db, сделана 1 марта 2026/);
        // What a restorer of data would need is untouched.
        expect(left.map((name) => readFileSync(join(dataDir, name)))).toEqual(before);
        follow(words, /mkdir/);
        expect(await titles(dataDir)).toEqual(TASKS.slice(0, 1));
        const aside = readdirSync(dataDir).find((name) => name.startsWith('set-aside-'))!;
        expect(readdirSync(join(dataDir, aside))).toEqual(expect.arrayContaining(left));
      },
    );

    it('names the newest copy that is whole and not newer than the program', async () => {
      const dataDir = sound.copy();
      const copy = (day: string) => join(dataDir, 'backups', `takt-2026-${day}.db`);
      for (const day of ['03-02', '03-03', '03-04']) cpSync(copy('03-01'), copy(day), { preserveTimestamps: true });
      changeFile(copy('03-03'), NEWER);
      truncateSync(copy('03-04'), 50_000);
      for (const day of ['03-02', '03-03', '03-04'])
        utimesSync(copy(day), new Date(`2026-${day}`), new Date(`2026-${day}`));
      truncateSync(join(dataDir, 'takt.db'), 0);
      expect(await why(dataDir)).toContain(`${copy('03-02')}, сделана 2 марта 2026`);
      expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(4);
    });

    it('and who has no copy, learns what is left to do', async () => {
      const dataDir = sound.copy();
      rmSync(join(dataDir, 'backups'), { recursive: true });
      truncateSync(join(dataDir, 'takt.db'), 0);
      const words = await why(dataDir);
      expect(words).toMatch(/Целой копии для этой версии .* нет/);
      follow(words, /^ {2}rm /);
      expect(await titles(dataDir)).toEqual([]);
    });
  });

  it('whose database is newer says since when, and starts again from the copy', async () => {
    const dataDir = sound.copy();
    changeFile(join(dataDir, 'takt.db'), NEWER);
    const words = await why(dataDir);
    expect(words).toMatch(/9 мая 2031.* её обновила другая версия Такта \(изменение схемы 9999-future\)/);
    follow(words, /mkdir/);
    expect(await titles(dataDir)).toEqual(TASKS.slice(0, 1));
  });

  describe('whose secret', () => {
    const BROKEN: [string, RegExp, (file: string) => void][] = [
      ['is missing', /Нет файла секрета/, (file) => rmSync(file)],
      ['is empty', /испорчен: он пуст/, (file) => truncateSync(file, 0)],
      ['is cut short', /испорчен: он короче 32 символов/, (file) => truncateSync(file, 20)],
      ['is zeros after a power cut', /испорчен: в нём не текст/, (file) => writeFileSync(file, Buffer.alloc(43))],
      ['is in another encoding', /испорчен: в нём не текст/, (file) => writeFileSync(file, 'я'.repeat(43), 'utf16le')],
    ];

    it.each(BROKEN)('%s is not served, and a new one costs what the words say', async (_, what, spoilFile) => {
      const dataDir = sound.copy();
      const secret = join(dataDir, 'secret');
      const kept = readFileSync(secret);
      spoilFile(secret);
      const words = await why(dataDir);
      expect(words).toMatch(what);
      expect(words).toMatch(/Верните его из своей копии[\s\S]*disable-two-factor EMAIL/);
      follow(words, /^ {2}node -e/);
      expect(await titles(dataDir)).toEqual(TASKS);
      expect(readFileSync(secret)).not.toEqual(kept);
      expect(mode(secret)).toBe('600');
    });

    it('is broken before there is a database, is only to be removed', async () => {
      const dataDir = join(sound.root, 'new');
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, 'secret'), '');
      follow(await why(dataDir), /^ {2}rm /);
      expect(await titles(dataDir)).toEqual([]);
    });
  });

  it.each([
    ['damaged', (dataDir: string) => truncateSync(join(dataDir, 'takt.db'), 100_000)],
    ['newer', (dataDir: string) => changeFile(join(dataDir, 'takt.db'), NEWER)],
    ['without its secret', (dataDir: string) => rmSync(join(dataDir, 'secret'))],
  ])('that is %s ends the process with 1 and words alone', async (_name, spoilFolder) => {
    const dataDir = sound.copy();
    spoilFolder(dataDir);
    const { code, output } = await refusal(serverEnv(alone(dataDir), 0, OWN_SECRET));
    expect(code).toBe(1);
    expect(output).toContain(dataDir);
    expect(output).not.toMatch(STACK);
  });
});

describe('a database of either engine that is of another version than the program', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.remove());

  it('is refused where it is older by the operator’s commands until a server has raised it', async () => {
    const config = testConfig(database);
    const { database: opened, close } = await connect(config, log, () => {});
    await expect(refuseOlderSchema(opened)).resolves.toBeUndefined();
    const needed = { '9999-future': async () => {} };
    await expect(refuseOlderSchema(opened, needed)).rejects.toThrow(/Сначала запустите сервер этой версии/);
    await close();
  });

  it('is refused in words where it is newer, by the server and by the operator’s commands', async () => {
    const config = testConfig(database);
    const { database: opened, close } = await connect(config, log, () => {});
    await opened.query
      // biome-ignore lint/suspicious/noExplicitAny: Kysely's own table is none of the product's
      .insertInto('kysely_migration' as any)
      .values({ name: '9999-future', timestamp: '2031-05-09T12:00:00.000Z' })
      .execute();
    await close();
    const { code, output } = await refusal(serverEnv(database, 0));
    expect([code, output]).toEqual([1, expect.stringMatching(/новее программы: 9 мая 2031[\s\S]*9999-future/)]);
    await expect(openExisting(config, log)).rejects.toThrow(/новее программы/);
    expect(output).not.toMatch(STACK);
  });
});

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

function replaceByAnother(file: string): void {
  rmSync(file);
  changeFile(file, 'create table another (value)');
}

/** Writes over the page in which the tasks begin; nothing that a start asks for lies there. */
function spoilTasks(file: string): void {
  const database = new DatabaseSync(file);
  const { rootpage, page_size: size } = database
    .prepare("select rootpage, page_size from sqlite_master, pragma_page_size where name = 'tasks'")
    .get() as { rootpage: number; page_size: number };
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0x5a, (rootpage - 1) * size, rootpage * size);
  writeFileSync(file, bytes);
}
