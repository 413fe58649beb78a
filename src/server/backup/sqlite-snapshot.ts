import { createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config/config-error.ts';
import { filesOf } from '../data-folder/files.ts';
import { createPrivateFile } from '../data-folder/private-file.ts';
import { examine } from '../database/examine.ts';
import { texts as databaseTexts } from '../database/texts.ts';
import { snapshotName, sweepUnfinished } from './kept.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Copies the file of a running server into its own folder, where it lies unencrypted until it is read. It takes as long as the
 * disk does and must not be done on the loop of a server. (SQLite's own `backup` begins anew at every write.)
 */
export function sqliteSnapshot(dataDir: string, now: number): Snapshot {
  const { database, backups } = filesOf(dataDir);
  if (!existsSync(database)) throw new ConfigError(databaseTexts.noDatabase(dataDir));
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  sweepUnfinished(backups, now);
  const copy = join(backups, snapshotName(now));
  const close = () => rmSync(copy, { force: true });
  try {
    createPrivateFile(copy);
    const opened = new DatabaseSync(database, { readOnly: true, timeout: 5000 });
    try {
      opened.prepare('VACUUM INTO ?').run(copy);
    } finally {
      opened.close();
    }
    const migrations = examine(copy, { alone: true });
    return { engine: 'sqlite', migrations, payload: createReadStream(copy, { highWaterMark: 2 ** 18 }), close };
  } catch (error) {
    close();
    throw error;
  }
}
