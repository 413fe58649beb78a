import { ConfigError } from '../config/config-error.ts';
import { explainStartError } from '../config/start-messages.ts';
import { damageOf } from '../database/examine.ts';
import { explainServer } from '../database/refusal.ts';
import { texts as databaseTexts } from '../database/texts.ts';
import { troubleOf } from '../database/trouble.ts';
import { BackupFault } from './fault.ts';
import { texts } from './texts.ts';

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Why there is no copy, or none was put back, in words for the operator; undefined for what nobody foresaw. */
export function explainBackup(error: unknown, folder: string): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof BackupFault) return texts.unreadable(texts.faults[error.kind]);
  const damaged = damageOf(error);
  if (damaged) return texts.damagedInside(databaseTexts.damages[damaged.damage]);
  const { code, syscall, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (errcode !== undefined && troubleOf(error) === 'disk_failed') return texts.failed(folder, 'EIO');
  if (FULL.includes(code ?? '') || troubleOf(error) === 'disk_full') return texts.diskFull(folder);
  const start = explainStartError(error);
  if (start) return start;
  if (code && syscall) return texts.failed(folder, code);
  const server = explainServer(error);
  return server instanceof ConfigError ? server.message : undefined;
}
