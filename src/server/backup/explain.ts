import { ConfigError } from '../config/config-error.ts';
import { explainStartError } from '../config/start-messages.ts';
import { damageOf } from '../database/examine.ts';
import { explainServer } from '../database/refusal.ts';
import { texts as databaseTexts } from '../database/texts.ts';
import { type Trouble, troubleOf } from '../database/trouble.ts';
import { BackupFault } from './fault.ts';
import { texts } from './texts.ts';

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** What the system answered SQLite, which tells less. */
const BEHIND: Partial<Record<Trouble, string>> = { disk_full: 'ENOSPC', disk_failed: 'EIO', read_only: 'EROFS' };

type SystemError = NodeJS.ErrnoException & { errcode?: number };

/** By which code the system refused a file; undefined where it was no file. */
function codeOfFile(error: unknown): string | undefined {
  const { code, path, errcode } = error as SystemError;
  if (errcode !== undefined) return BEHIND[troubleOf(error)!];
  return path !== undefined || FULL.includes(code ?? '') ? code : undefined;
}

/**
 * Why there is no copy, or none was put back, in words for the operator; undefined for what nobody foresaw.
 * @param folder where the copies lie, or the database is to lie
 * @param words of what was done: a copy made, or put back
 */
export function explainBackup(
  error: unknown,
  folder: string,
  words: (typeof texts)['making' | 'restoring'] = texts.making,
): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof BackupFault) return texts.unreadable(texts.faults[error.kind]);
  const damaged = damageOf(error);
  if (damaged) return texts.damagedInside(databaseTexts.damages[damaged.damage]);
  const code = codeOfFile(error);
  if (code) return FULL.includes(code) ? words.full(folder) : words.failed(folder, code);
  const start = explainStartError(error);
  if (start) return start;
  const { code: refused, syscall } = error as SystemError;
  if (refused && syscall) return words.failed(folder, refused);
  const server = explainServer(error);
  return server instanceof ConfigError ? server.message : undefined;
}
