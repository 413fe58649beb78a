import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database on the engine under test (`TEST_ENGINE`), for one test file. */
export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'takt-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (process.env.TEST_ENGINE !== 'postgres') return { dataDir, databaseUrl: null, remove: async () => removeFolder() };
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin)
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL server: run the tests by npm test, or start one by npm run postgres',
    );
  const name = `takt_${randomUUID().replaceAll('-', '')}`;
  await statement(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await statement(admin, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
