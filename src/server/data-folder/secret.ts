import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { ConfigError } from '../config/config-error.ts';
import { filesOf } from './files.ts';
import { createPrivateFile, keepPrivate, putInPlace } from './private-file.ts';
import { texts } from './texts.ts';

export const SECRET_MIN = 32;

/**
 * The secret of a data folder, made where there is none and nothing that was sealed by an earlier one.
 * @throws ConfigError where it is missing beside a database, is no secret, or cannot be kept
 */
export function storedSecret(dataDir: string): string {
  const { secret: file, database } = filesOf(dataDir);
  const databaseOfOld = existsSync(database) ? database : null;
  try {
    if (!existsSync(file)) {
      if (databaseOfOld) throw new ConfigError(texts.secretMissing(file, databaseOfOld));
      makeSecret(file);
    }
    keepPrivate(file);
    const secret = readFileSync(file, 'utf8').trim();
    const fault = faultOf(secret);
    if (fault) throw new ConfigError(texts.secretBroken(file, fault, statSync(file).mtimeMs, databaseOfOld));
    return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code ? new ConfigError(texts.unusable(file, code)) : error;
  }
}

/** What a full disk, a power cut or an editor leaves of a file. */
function faultOf(secret: string): keyof typeof texts.secretFaults | null {
  if (secret === '') return 'empty';
  if (!/^[\x21-\x7e]+$/.test(secret)) return 'garbled';
  return secret.length < SECRET_MIN ? 'short' : null;
}

/** Of two servers that start at once in a new folder both use the secret of the first. */
function makeSecret(file: string): void {
  const beside = `${file}.${process.pid}.new`;
  try {
    createPrivateFile(beside);
    writeFileSync(beside, randomBytes(32).toString('base64url'));
    putInPlace(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}
