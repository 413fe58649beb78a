import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './files.ts';

const OWNER_ALONE = 0o600;
const WINDOWS = process.platform === 'win32';
/** File systems without permissions, and files of somebody else. */
const CANNOT_CHANGE = ['EPERM', 'EACCES', 'ENOTSUP', 'EROFS'];

/** Makes an empty file that only its owner can read, whatever the umask; one that is there keeps its contents. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE));
  keepPrivate(file);
}

/** Takes from all but the owner the access to a file, where there is one. @returns false where others keep it */
export function keepPrivate(file: string): boolean {
  if (WINDOWS) return true; // There the folder decides.
  const mode = () => (statSync(file, { throwIfNoEntry: false })?.mode ?? OWNER_ALONE) & 0o777;
  if (mode() === OWNER_ALONE) return true;
  try {
    chmodSync(file, OWNER_ALONE);
  } catch (error) {
    if (!CANNOT_CHANGE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return mode() === OWNER_ALONE;
}

/** The same for everything that lies in a data folder. @returns the files to which others keep access */
export function keepFolderPrivate(dataDir: string): string[] {
  const { database, secret, lock, backups } = filesOf(dataDir);
  const copies = statSync(backups, { throwIfNoEntry: false }) ? readdirSync(backups) : [];
  const files = [database, `${database}-wal`, `${database}-shm`, secret, lock];
  return [...files, ...copies.map((name) => join(backups, name))].filter((file) => !keepPrivate(file));
}

/**
 * Gives a file that was written beside its place its name: it appears there whole or not at all, even when the power goes. A file
 * that is there already stays, and the other one goes.
 */
export function putInPlace(beside: string, file: string): void {
  syncFile(beside);
  try {
    linkSync(beside, file);
    rmSync(beside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') rmSync(beside);
    else renameSync(beside, file); // Not every file system has links.
  }
  syncFolderOf(file);
}

/** What was written to a file is on the disk. */
export const syncFile = (file: string) => sync(file, 'r+');

/** The name of a file is. */
export function syncFolderOf(file: string): void {
  if (!WINDOWS) sync(dirname(file), 'r'); // Windows opens no folders, and keeps names by itself.
}

function sync(path: string, flags: string): void {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
