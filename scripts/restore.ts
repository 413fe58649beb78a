// npm run restore -- FILE: puts a copy in the place of the database of a server that is stopped.
import { resolve } from 'node:path';
import { explainBackup } from '#server/backup/explain.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { texts } from '#server/backup/texts.ts';
import { readConfig } from '#server/config/config.ts';

const [given, ...others] = process.argv.slice(2);
if (!given || others.length > 0) {
  console.error('Использование: npm run restore -- ФАЙЛ');
  process.exit(2);
}
try {
  const { backup, dataDir, databaseUrl, secret } = readConfig(process.env);
  const file = resolve(given);
  const restored = await restoreBackup({ dataDir, databaseUrl, secret, file, key: backup.key, now: Date.now() });
  console.log(texts.restored(restored.madeAt));
  if (restored.replaced)
    console.log(databaseUrl ? texts.keptSchema(restored.replaced) : texts.keptFile(restored.replaced));
  if (restored.otherSecret) console.log(texts.otherSecret);
} catch (error) {
  console.error(explainBackup(error, process.env.DATA_DIR ?? 'data') ?? error);
  console.error(texts.unchanged);
  process.exitCode = 1;
}
