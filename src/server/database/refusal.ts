import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import { commands } from '../data-folder/commands.ts';
import { filesOf } from '../data-folder/files.ts';
import { texts as folderTexts } from '../data-folder/texts.ts';
import { newestBackup } from './backups.ts';
import { damageOf } from './examine.ts';
import { NewerSchema } from './migrate.ts';
import { texts } from './texts.ts';
import { troubleOf } from './trouble.ts';

/** Why the database of a data folder cannot be served, in words for the operator; an error that nobody foresaw as it is. */
export function explainFile(error: unknown, dataDir: string): unknown {
  const { database } = filesOf(dataDir);
  if (error instanceof NewerSchema) return new ConfigError(`${error.message}\n\n${wayBack(dataDir)}`);
  const damaged = damageOf(error);
  if (damaged) {
    const lost = damaged.damage === 'empty' ? `\n\n${texts.startAnew(commands.remove(database))}` : '';
    const what = texts.damages[damaged.damage];
    return new ConfigError(`${texts.damaged(database, what, changedAt(database))}\n\n${wayBack(dataDir)}${lost}`);
  }
  const trouble = troubleOf(error);
  if (trouble) return new ConfigError(texts.fileTroubles[trouble]?.(database) ?? texts.fileFailed(database));
  const { code, syscall, path = database } = error as NodeJS.ErrnoException;
  return code && syscall ? new ConfigError(folderTexts.unusable(path, code)) : error;
}

/** The same of a PostgreSQL that can be reached but does not do its work. */
export function explainServer(error: unknown): unknown {
  const trouble = troubleOf(error);
  const words = trouble && texts.serverTroubles[trouble];
  return words ? new ConfigError(words) : error;
}

function wayBack(dataDir: string): string {
  const { database, backups } = filesOf(dataDir);
  const copy = newestBackup(backups);
  if (!copy) return texts.noCopy(backups, database);
  const aside = join(dataDir, `set-aside-${new Date().toISOString().replaceAll(':', '-')}`);
  return texts.restore(copy.file, copy.madeAt, aside, commands.restore(database, copy.file, aside));
}

/** When a database or its log was last written; null where there is neither. */
function changedAt(database: string): number | null {
  const times = [database, `${database}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...times) || null;
}
