import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own on a folder, so small that a test can fill it. */
export interface SmallDisk {
  /** Why there is none, where the system lets nobody mount one; empty where it is there. */
  refused: string;
  /** Leaves so many bytes of it free: where absent, not one. */
  fill(free?: number): void;
  /** Takes away what it was filled with. */
  clear(): void;
  remove(): void;
}

const freeOf = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** @param size as `mount` has it: `4m` */
export function mountSmallDisk(folder: string, size: string): SmallDisk {
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  const mounted = status === 0;
  const ballast = join(folder, 'ballast');
  const clear = () => rmSync(ballast, { force: true });
  return {
    refused: mounted ? '' : `no small disk can be mounted here, so this was not tried: ${stderr}`,
    fill(free) {
      clear();
      if (free === undefined) writeToTheEnd(ballast);
      else writeUpTo(ballast, () => freeOf(folder) - free);
    },
    clear,
    remove() {
      if (mounted) spawnSync('umount', [folder]);
    },
  };
}

const PIECE = 65_536;

/** Writes as much as is to go, which is asked for each piece anew: others write there meanwhile, and may leave no room for the next. */
function writeUpTo(path: string, left: () => number): void {
  const file = openSync(path, 'w');
  try {
    for (let more = left(); more > 0; more = left()) writeSync(file, Buffer.alloc(Math.min(more, PIECE)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Leaves not a byte of the disk. */
function writeToTheEnd(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [PIECE, 1]) {
      const piece = Buffer.alloc(size);
      try {
        while (writeSync(file, piece) > 0);
      } catch {
        // Full for pieces of that size.
      }
    }
  } finally {
    closeSync(file);
  }
}
