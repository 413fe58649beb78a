import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^takt-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.backup$/;
/** What is being made; a day later nobody is making it any more. */
const UNFINISHED = /^takt-.*\.(snapshot|backup\.new)$/;
const DAY = 24 * 60 * 60 * 1000;

const stampOf = (at: number) => new Date(at).toISOString().replaceAll(':', '-');

/** Of a copy by its name; undefined for somebody else's file. */
export function madeAtOf(name: string): number | undefined {
  const [, stamp] = NAME.exec(name) ?? [];
  const iso = stamp?.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
  return iso === undefined ? undefined : Date.parse(iso);
}

export const backupName = (at: number) => `takt-${stampOf(at)}.backup`;
export const snapshotName = (at: number) => `takt-${stampOf(at)}-${process.pid}.snapshot`;

export interface KeptBackup {
  file: string;
  madeAt: number;
}

/** The copies of a folder, the newest first. Files of other names are somebody else's. */
export function keptBackups(folder: string): KeptBackup[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return names
    .flatMap((name) => {
      const madeAt = madeAtOf(name);
      return madeAt === undefined ? [] : [{ file: join(folder, name), madeAt }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** Lets all but the newest go. */
export function forgetOldest(folder: string, most: number): void {
  for (const { file } of keptBackups(folder).slice(most)) rmSync(file, { force: true });
}

/** Takes away what a killed backup left. */
export function sweepUnfinished(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!UNFINISHED.test(name)) continue;
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat && now - stat.mtimeMs > DAY) rmSync(file, { force: true });
  }
}
