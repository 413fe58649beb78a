import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll } from 'vitest';
import { startProcess } from './process.ts';

/** A data folder as a server leaves it, whose copies a test may spoil. Both tasks are in the database. */
export interface SoundFolder {
  /** Where a test may put what it needs: removed after the last one. */
  root: string;
  /** A copy in another place, or in a new one under the root. @returns its path */
  copy(to?: string): string;
}

/** The task that the backup has, too, and the one that came after it. */
export const TASKS = ['до копии', 'после копии'];
/** The only backup, made on the first of March 2026. */
export const BACKUP = 'takt-2026-03-01.db';

/** What a server on a folder alone is given; it makes its secret itself. */
export const alone = (dataDir: string) => ({ dataDir, databaseUrl: null });
export const OWN_SECRET = { SECRET: '' };

export function useSoundFolder(): SoundFolder {
  const root = mkdtempSync(join(tmpdir(), 'takt sound '));
  const sound = join(root, 'sound');
  let copies = 0;
  beforeAll(() => make(sound));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return {
    root,
    copy(to = join(root, `data ${copies++}`)) {
      cpSync(sound, to, { recursive: true, preserveTimestamps: true });
      return to;
    },
  };
}

async function make(dataDir: string): Promise<void> {
  mkdirSync(dataDir);
  const server = await startProcess(alone(dataDir), OWN_SECRET);
  const post = (path: string, body: object, cookie = '') =>
    fetch(server.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const { headers } = await post('/api/auth/register', { email: 'anna@example.test', password: 'violet harbour' });
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
  await post('/api/tasks', { title: TASKS[0] }, cookie);
  const backup = join(dataDir, 'backups', BACKUP);
  mkdirSync(join(dataDir, 'backups'));
  changeFile(join(dataDir, 'takt.db'), `vacuum into '${backup}'`);
  utimesSync(backup, new Date('2026-03-01'), new Date('2026-03-01'));
  await post('/api/tasks', { title: TASKS[1] }, cookie);
  await server.end('SIGTERM');
}

export function changeFile(file: string, statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}
