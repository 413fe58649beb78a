import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';

let folder: string;
let file: DatabaseSync;
let db: Kysely<unknown>;
let said: string[];
/** What another program would find in the file now. */
let elsewhere: DatabaseSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'takt-commits-'));
  file = openSqliteFile(join(folder, 'takt.db'));
  file.exec('create table words (word text primary key)');
  elsewhere = new DatabaseSync(join(folder, 'takt.db'), { readOnly: true });
  said = [];
  const exec = file.exec.bind(file);
  vi.spyOn(file, 'exec').mockImplementation((text) => {
    said.push(text);
    exec(text);
  });
  db = new Kysely({ dialect: sqliteDialect(file) });
});
afterEach(async () => {
  await db.destroy();
  elsewhere.close();
  rmSync(folder, { recursive: true });
});

const words = () =>
  elsewhere
    .prepare('select word from words order by word')
    .all()
    .map(({ word }) => word);
const commits = () => said.filter((text) => text === 'COMMIT').length;
const put = (word: string, then: () => void = () => {}) =>
  db.transaction().execute(async (transaction) => {
    await sql`insert into words values (${word})`.execute(transaction);
    then();
  });
const outcomes = async (writes: Promise<unknown>[]) => (await Promise.allSettled(writes)).map(({ status }) => status);
const fail = () => {
  throw new Error('on purpose');
};

it('those who write at once share commits, and none is answered before its own', async () => {
  const all = Array.from({ length: 20 }, (_, index) => `word ${index}`);
  const found = await Promise.all(all.map((word) => put(word).then(() => words().includes(word))));
  expect(found).toEqual(all.map(() => true));
  // How many share one depends on how long the machine takes: a commit waits for others a few milliseconds at most.
  expect(commits()).toBeLessThan(all.length);
});

it('one alone is committed at once', async () => {
  await put('a');
  await put('b');
  expect([words(), commits()]).toEqual([['a', 'b'], 2]);
});

it.each([0, 1, 2])('one that fails harms nobody beside it, number %i', async (failing) => {
  const all = ['a', 'b', 'c'];
  const writes = all.map((word, number) => put(word, number === failing ? fail : undefined));
  expect(await outcomes(writes)).toEqual(all.map((_, number) => (number === failing ? 'rejected' : 'fulfilled')));
  expect(words()).toEqual(all.filter((_, number) => number !== failing));
});

it('one that the table refuses harms nobody either', async () => {
  expect(await outcomes(['a', 'a', 'b'].map((word) => put(word)))).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(words()).toEqual(['a', 'b']);
});

it('one is refused for what another wrote once that is in the file', async () => {
  const [, found] = await Promise.all([put('a'), put('a').catch(words)]);
  expect(found).toEqual(['a']);
});

it('a commit that fails fails each, keeps nothing, and later ones are kept', async () => {
  const exec = vi.mocked(file.exec).getMockImplementation()!;
  vi.mocked(file.exec)
    .mockImplementationOnce(exec)
    .mockImplementation((text) => {
      if (text === 'COMMIT')
        throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
      exec(text);
    });
  const writes = ['a', 'b'].map((word) => put(word));
  await expect(writes[0]).rejects.toThrow('full');
  await expect(writes[1]).rejects.toThrow('full');
  vi.mocked(file.exec).mockImplementation(exec);
  expect([words(), file.isTransaction]).toEqual([[], false]);
  await put('c');
  expect(words()).toEqual(['c']);
});

it('where SQLite itself takes all of it back, those who were done are told too', async () => {
  const takeAllBack = () => {
    file.exec('ROLLBACK');
    fail();
  };
  expect(await outcomes([put('a'), put('b', takeAllBack), put('c')])).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(words()).toEqual(['c']);
});

it('one whose transaction is gone is not told that it was kept', async () => {
  const writes = [put('a', () => file.exec('ROLLBACK')), put('b')];
  expect(await outcomes(writes)).toEqual(['rejected', 'fulfilled']);
  expect(words()).toEqual(['b']);
});

it('a statement of no transaction is committed by itself, behind what came before it', async () => {
  const written = put('a');
  await sql`insert into words values ('b')`.execute(db);
  expect(words()).toEqual(['a', 'b']);
  await written;
});

it('many are committed some at a time', async () => {
  const all = Array.from({ length: 100 }, (_, number) => `${number}`);
  await Promise.all(all.map((word) => put(word)));
  expect(words()).toEqual(all.toSorted());
  expect(commits()).toBeGreaterThanOrEqual(4);
});

it('what is done is committed before the file is closed', async () => {
  let isDone = false;
  const written = put('a', () => {
    isDone = true;
  });
  while (!isDone) await new Promise(setImmediate);
  await db.destroy();
  await written;
  expect(words()).toEqual(['a']);
});
