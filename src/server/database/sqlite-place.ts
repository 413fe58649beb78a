import { statSync } from 'node:fs';
import { Unavailable } from './trouble.ts';

export interface Place {
  /** @throws Unavailable where the opened files are gone or others lie in their place: what is written would be lost */
  check(): void;
}

/** SQLite itself goes on writing to a deleted file, which ends with the process. */
export function createPlace(file: string, onGone: () => void): Place {
  const files = [file, `${file}-wal`];
  const identity = (path: string) => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat && `${stat.dev}:${stat.ino}`;
  };
  const opened = files.map(identity);
  const isKept = (path: string, index: number) => {
    const now = identity(path);
    // The log appears with the first write.
    opened[index] ??= now;
    return now === opened[index];
  };
  let told = false;
  return {
    check() {
      if (files.every(isKept)) return;
      if (!told) onGone();
      told = true;
      throw new Unavailable('file_missing');
    },
  };
}
