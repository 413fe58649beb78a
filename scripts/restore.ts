// npm run restore -- FILE | s3:NAME: puts a copy in the place of the database of a server that is stopped.
// `npm run restore -- s3` lists what the store keeps.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { explainBackup } from '#server/backup/explain.ts';
import { readThrough } from '#server/backup/make.ts';
import { RemoteFault, remoteBackups } from '#server/backup/remote.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { texts } from '#server/backup/texts.ts';
import { type BackupConfig, readConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { putInPlace } from '#server/data-folder/private-file.ts';

const [given, ...others] = process.argv.slice(2);
if (!given || others.length > 0) {
  console.error('Использование: npm run restore -- ФАЙЛ | s3:ИМЯ | s3 (список копий хранилища)');
  process.exit(2);
}
function storeOf({ remote }: BackupConfig) {
  if (!remote) throw new ConfigError(texts.noRemote);
  return remoteBackups(remote);
}

/** The copy of this name, brought from the store where the folder of copies lacks it; one that cannot be read takes no place there. */
async function bring(backup: BackupConfig, name: string): Promise<string> {
  const file = join(backup.folder, basename(name));
  if (existsSync(file)) return file;
  mkdirSync(backup.folder, { recursive: true, mode: 0o700 });
  const beside = `${file}.new`;
  try {
    await storeOf(backup).fetch(basename(name), beside);
    await readThrough(beside, backup.key);
    putInPlace(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
  return file;
}

try {
  const { backup, dataDir, databaseUrl, secret } = readConfig(process.env);
  if (given === 's3') {
    const kept = await storeOf(backup).list();
    console.log(kept.map((one) => texts.remoteLine(one.name, one.madeAt, one.bytes)).join('\n') || texts.remoteEmpty);
    process.exit(0);
  }
  const file = given.startsWith('s3:') ? await bring(backup, given.slice(3)) : resolve(given);
  const restored = await restoreBackup({ dataDir, databaseUrl, secret, file, key: backup.key, now: Date.now() });
  console.log(texts.restored(restored.madeAt));
  if (restored.replaced)
    console.log(databaseUrl ? texts.keptSchema(restored.replaced) : texts.keptFile(restored.replaced));
  if (restored.otherSecret) console.log(texts.otherSecret);
} catch (error) {
  const remote = error instanceof RemoteFault ? texts.remoteFailed(error.message) : undefined;
  console.error(remote ?? explainBackup(error, process.env.DATA_DIR ?? 'data', texts.restoring) ?? error);
  console.error(texts.unchanged);
  process.exitCode = 1;
}
