import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ObjectStore, startObjectStore } from '#testing/server/object-store.ts';
import { schemaOf, tableRows } from '#testing/server/old-databases/rows.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { runCommand } from './commands.ts';
import { type Person, register } from './people.ts';

const KEY = 'шестнадцать знаков и больше';
const REFUSED =
  /^Копию прочесть нельзя: файл испорчен или подменён: контрольная сумма не сходится\.\nНичего не изменено\.\n$/;

const folder = mkdtempSync(join(tmpdir(), 'takt-altered-'));
const [plain, sealed, altered] = ['plain', 'sealed', 'altered'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
let database: TestDatabase;
let store: ObjectStore;
let server: ServerProcess;
let person: Person;

/** With one bit of one of its bytes turned. */
function turnedAt(file: string, place: number): Buffer {
  const bytes = readFileSync(file);
  bytes[place]! ^= 1;
  return bytes;
}
const copyOf = (place: string) => join(place, readdirSync(place)[0]!);
const command = (name: 'backup' | 'restore', arg: string[], env?: NodeJS.ProcessEnv) =>
  runCommand(database, name, arg, env);
const state = async () => ({ rows: await tableRows(database), schema: await schemaOf(database) });
const leftBehind = () => readdirSync(database.dataDir).filter((name) => /set-aside|\.new/.test(name));

beforeAll(async () => {
  database = await createTestDatabase();
  store = await startObjectStore();
  server = await startProcess(database);
  person = await register(() => server.base);
  for (const title of ['первое', 'второе', 'третье'])
    expect((await person.ask('/api/tasks', { title })).status).toBe(201);
  expect((await command('backup', ['--to', plain])).code).toBe(0);
  expect((await command('backup', ['--to', sealed], { BACKUP_KEY: KEY, ...store.env })).code).toBe(0);
  expect((await person.ask('/api/tasks', { title: 'позже копии' })).status).toBe(201);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await store?.stop();
  await database?.remove();
  rmSync(folder, { recursive: true });
});

/** Among what is copied, in the first piece and in the last, and in what it is sealed with: the header tells by its words what it is. */
const places = (file: string) => {
  const { length } = readFileSync(file);
  return [length >> 1, length - 40, length - 1];
};

it('a copy of which one bit is another is refused in words beside a server that runs, which goes on', async () => {
  for (const file of [copyOf(plain), copyOf(sealed)]) {
    writeFileSync(altered, turnedAt(file, places(file)[0]!));
    const { code, output } = await command('restore', [altered], { BACKUP_KEY: KEY });
    expect([code, output]).toEqual([1, expect.stringContaining('Ничего не изменено')]);
    expect((await person.ask('/api/health')).status).toBe(200);
    expect(await person.titles()).toHaveLength(4);
  }
});

it('it is refused wherever the bit is, encrypted or not, and what lies in its place stays to the letter', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  const before = await state();
  for (const [file, env] of [
    [copyOf(plain), {}],
    [copyOf(sealed), { BACKUP_KEY: KEY }],
  ] as const)
    for (const place of places(file)) {
      writeFileSync(altered, turnedAt(file, place));
      const { code, output } = await command('restore', [altered], env);
      expect([place, code, output]).toEqual([place, 1, expect.stringMatching(REFUSED)]);
    }
  expect(await state()).toEqual(before);
  expect(leftBehind()).toEqual([]);
});

it('one that a store altered is refused as well and takes no place here; as it was, it is brought and put back', async () => {
  const [[name, whole]] = [...store.objects] as [[string, Buffer]];
  const here = join(folder, 'brought');
  const bring = () => command('restore', [`s3:${basename(name)}`], { BACKUP_TO: here, BACKUP_KEY: KEY, ...store.env });
  store.objects.set(name, turnedAt(copyOf(sealed), places(copyOf(sealed))[0]!));
  const refused = await bring();
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(REFUSED)]);
  expect(existsSync(join(here, basename(name)))).toBe(false);
  store.objects.set(name, whole);
  const { code, output } = await bring();
  expect([code, output]).toEqual([0, expect.stringContaining('База восстановлена')]);
  server = await startProcess(database);
  expect((await person.titles()).toSorted()).toEqual(['второе', 'первое', 'третье']);
});
