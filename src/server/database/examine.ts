import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { troubleOf } from './trouble.ts';

/** What a file is instead of a whole database of the product. */
export type Damage = 'empty' | 'not_sqlite' | 'malformed' | 'foreign' | 'journal_alone';

export class DamagedFile extends Error {
  readonly damage: Damage;

  constructor(damage: Damage, detail = '') {
    super(`${damage} ${detail}`.trim());
    this.damage = damage;
  }
}

const NOT_A_DATABASE = 26;

/**
 * Reads every page of a database file, changing nothing: some two seconds for a gigabyte.
 * @param alone a copy that nobody has open: no journals are looked for, and none are left beside it
 * @returns the names of the migrations that made it
 * @throws DamagedFile where it is not whole, or another program's
 */
export function examine(file: string, { alone = false } = {}): string[] {
  if (statSync(file).size === 0) throw new DamagedFile('empty');
  const location = pathToFileURL(file);
  if (alone) location.searchParams.set('immutable', '1');
  const opened = new DatabaseSync(location, { readOnly: true, timeout: 5000 });
  try {
    const [found] = Object.values(opened.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (found !== 'ok') throw new DamagedFile('malformed', String(found));
    const ours = opened.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").get();
    if (!ours) throw new DamagedFile('foreign');
    return opened
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name));
  } catch (error) {
    throw damageOf(error) ?? error;
  } finally {
    opened.close();
  }
}

/** The damage that SQLite met, or undefined for any other error. */
export function damageOf(error: unknown): DamagedFile | undefined {
  if (error instanceof DamagedFile) return error;
  if (troubleOf(error) !== 'file_damaged') return undefined;
  const { errcode, message } = error as { errcode?: number; message: string };
  return new DamagedFile(errcode === NOT_A_DATABASE ? 'not_sqlite' : 'malformed', message);
}
