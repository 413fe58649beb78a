import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, putInPlace } from '../data-folder/private-file.ts';
import { examine } from './examine.ts';
import { isKnownMigration } from './migrate.ts';

const KEPT = 10;
const COPY = /^takt-.*\.db$/;

/** A copy that can be put in the place of the database. */
export interface Backup {
  file: string;
  /** Epoch milliseconds. */
  madeAt: number;
}

const copiesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => COPY.test(name)) : []);

/** Copies an open database into the folder and forgets the oldest copies. @returns the copy's path */
export function backUp(file: DatabaseSync, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `takt-${new Date().toISOString().replaceAll(':', '-')}.db`);
  const beside = `${copy}.new`;
  try {
    createPrivateFile(beside);
    file.prepare('VACUUM INTO ?').run(beside);
    putInPlace(beside, copy);
  } finally {
    rmSync(beside, { force: true });
  }
  for (const old of copiesIn(folder).sort().slice(0, -KEPT)) rmSync(join(folder, old));
  return copy;
}

/** The newest copy that is whole and that this version understands, or null. */
export function newestBackup(folder: string): Backup | null {
  return (
    copiesIn(folder)
      .map((name) => join(folder, name))
      .map((file) => ({ file, madeAt: statSync(file).mtimeMs }))
      .sort((a, b) => b.madeAt - a.madeAt)
      .find(({ file }) => isUsable(file)) ?? null
  );
}

function isUsable(file: string): boolean {
  try {
    return examine(file, { alone: true }).every(isKnownMigration);
  } catch {
    return false; // An older copy may be whole.
  }
}
