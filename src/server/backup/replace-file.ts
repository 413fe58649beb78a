import { copyFileSync, createWriteStream, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesOf } from '../data-folder/files.ts';
import { createPrivateFile, keepPrivate, syncFile, syncFolderOf } from '../data-folder/private-file.ts';
import { claimFolder } from '../database/connect-sqlite.ts';
import { examine } from '../database/examine.ts';
import type { Pour } from './snapshot.ts';

const ENDS = ['', '-wal', '-shm', '-journal'];

/**
 * Puts a file in the place of the database of a folder that no server has. It is made and looked through beside its place first.
 * @returns where the files lie that were there; null where there were none
 */
export async function replaceFile(
  { dataDir, now }: { dataDir: string; now: number },
  source: Pour | string,
): Promise<string | null> {
  const { database } = filesOf(dataDir);
  const release = claimFolder(dataDir);
  const beside = `${database}.new`;
  const removeBeside = () => {
    for (const end of ENDS) rmSync(beside + end, { force: true });
  };
  try {
    removeBeside();
    createPrivateFile(beside);
    if (typeof source === 'string') copyFileSync(source, beside);
    else await source((bytes) => write(bytes, beside));
    keepPrivate(beside);
    examine(beside, { alone: true });
    beginNewHistory(beside);
    syncFile(beside);
    foldJournal(database);
    const aside = setAside(dataDir, now);
    // Until here the database is in its place, and whoever starts finds it.
    for (const end of ENDS.slice(1)) rmSync(database + end, { force: true });
    renameSync(beside, database);
    syncFolderOf(database);
    return aside;
  } finally {
    removeBeside();
    release();
  }
}

async function write(bytes: AsyncIterable<Buffer>, file: string): Promise<void> {
  const { pipeline } = await import('node:stream/promises');
  await pipeline(bytes, createWriteStream(file, { flags: 'r+' }));
}

/** Devices that followed the database have heard more than the copy knows: its feed begins under another name. */
function beginNewHistory(file: string): void {
  const opened = new DatabaseSync(file);
  try {
    const known = opened.prepare("select 1 from sqlite_master where name = 'feed_epochs'").get();
    if (known) opened.exec('delete from feed_epochs');
    opened.exec('PRAGMA journal_mode = DELETE');
  } finally {
    opened.close();
  }
}

/** Of a whole database the journal goes into the file, which then is all of it. */
function foldJournal(database: string): void {
  try {
    examine(database);
  } catch {
    return; // It is not there, or damaged: then it is set aside as it is.
  }
  const opened = new DatabaseSync(database, { timeout: 5000 });
  opened.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  opened.close();
}

/** Gives the files of the database a second name in a folder of their own. */
function setAside(dataDir: string, now: number): string | null {
  const { database } = filesOf(dataDir);
  const there = ENDS.filter((end) => existsSync(database + end));
  if (there.length === 0) return null;
  const aside = join(dataDir, `set-aside-${new Date(now).toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const end of there) {
    const kept = join(aside, `takt.db${end}`);
    try {
      linkSync(database + end, kept);
    } catch {
      copyFileSync(database + end, kept); // Not every file system has links.
    }
    keepPrivate(kept);
  }
  return aside;
}
