// npm run backup [-- --to FOLDER]: a copy of the database, also of a running server's; into the store as well where one is set.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainBackup } from '#server/backup/explain.ts';
import { makeBackup } from '#server/backup/make.ts';
import { RemoteFault, remoteBackups } from '#server/backup/remote.ts';
import { texts } from '#server/backup/texts.ts';
import { readConfig } from '#server/config/config.ts';

let folder = '';
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { backup, dataDir, databaseUrl, secret } = readConfig(process.env);
  folder = values.to ? resolve(values.to) : backup.folder;
  const { key, keep } = backup;
  const made = await makeBackup({ dataDir, databaseUrl, secret, folder, key, keep, now: Date.now() });
  console.log(texts.made(made.file, made.bytes, key !== null));
  if (backup.remote) {
    await remoteBackups(backup.remote).send(made.file, keep);
    console.log(texts.sent(backup.remote.bucket));
  }
} catch (error) {
  const isMisuse = String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  const why = error instanceof RemoteFault ? texts.notSent(error.message) : explainBackup(error, folder);
  console.error(isMisuse ? 'Использование: npm run backup [-- --to ПАПКА]' : (why ?? error));
  process.exitCode = isMisuse ? 2 : 1;
}
