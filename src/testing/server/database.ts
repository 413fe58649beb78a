import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { filesOf } from '#server/data-folder/files.ts';

/** An empty database on the engine under test (`TEST_ENGINE`), for one test file. */
export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/** Linux keeps this folder in memory. */
const IN_MEMORY = '/dev/shm';

/** Named by a run of tests that has one: a database on PostgreSQL that every migration has seen, to be copied. */
const migrated = () => process.env.TEST_DATABASE_TEMPLATE;

export interface DatabaseTraits {
  /** Migrations may have been there already, where a run of tests keeps such a database: nothing is looked at of them. */
  mayBeMigrated?: boolean;
  /** Small, and of no use once the machine is off: it is kept in memory where there are such folders. */
  isFleeting?: boolean;
  /** The language by which PostgreSQL sorts texts, as a server set up for it does; by code point where absent. */
  language?: string;
}

export async function createTestDatabase(traits: DatabaseTraits = {}): Promise<TestDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') return createPostgresDatabase(undefined, traits);
  const { dataDir, remove } = createFolder(traits.isFleeting && existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir());
  return { dataDir, databaseUrl: null, remove: async () => remove() };
}

/** An empty database on PostgreSQL; `admin` is a superuser's address, usually on the server of all tests. */
export async function createPostgresDatabase(
  admin = process.env.TEST_DATABASE_URL,
  { language, mayBeMigrated }: DatabaseTraits = {},
): Promise<TestDatabase & { databaseUrl: string }> {
  if (!admin)
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL server: run the tests by npm test, or start one by npm run postgres',
    );
  const { dataDir, remove } = createFolder();
  const name = `takt_${randomUUID().replaceAll('-', '')}`;
  const template = mayBeMigrated && migrated() ? ` template ${migrated()}` : '';
  const sorting = language ? ` template template0 locale_provider icu icu_locale '${language}'` : template;
  await statement(admin, `create database ${name}${sorting}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await statement(admin, `drop database ${name} with (force)`);
      await statement(admin, `drop database if exists ${namesOfCopy(url.href).copy} with (force)`);
      remove();
    },
  };
}

function createFolder(within = tmpdir()) {
  const dataDir = mkdtempSync(join(within, 'takt-test-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const filesOfCopy = ({ dataDir }: TestDatabase) => {
  const { database } = filesOf(dataDir);
  return { database, copy: `${database}.copy` };
};

/** The name of a database on PostgreSQL and of its copy, and the server that has both. */
function namesOfCopy(url: string) {
  const name = new URL(url).pathname.slice(1);
  return { name, copy: `${name}_copy`, admin: new URL('/postgres', url).href };
}

/** Keeps a copy of a database that nobody has open. */
export async function copyDatabase(database: TestDatabase): Promise<void> {
  if (database.databaseUrl === null) {
    const { database: file, copy } = filesOfCopy(database);
    return copyFileSync(file, copy);
  }
  const { name, copy, admin } = namesOfCopy(database.databaseUrl);
  await statement(admin, `drop database if exists ${copy}`);
  await statement(admin, `create database ${copy} template ${name}`);
}

/** Puts the copy in the place of the database, which nobody has open. */
export async function putDatabaseBack(database: TestDatabase): Promise<void> {
  if (database.databaseUrl === null) {
    const { database: file, copy } = filesOfCopy(database);
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    return copyFileSync(copy, file);
  }
  const { name, copy, admin } = namesOfCopy(database.databaseUrl);
  await statement(admin, `drop database ${name} with (force)`);
  await statement(admin, `create database ${name} template ${copy}`);
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
