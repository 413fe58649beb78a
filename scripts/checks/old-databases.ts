import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { oldDatabases } from '#testing/server/old-databases/load.ts';
import { root } from '../bootstrap/root.mjs';

/**
 * Every migration has been through by a kept database of either engine, so that the next one meets it.
 * @param migrations their names, as `0001-foundation`
 * @returns one line for each migration that lacks one
 */
export function checkOldDatabases(
  migrations: string[],
  kept: Record<'sqlite' | 'postgres', { migrations: string[] }[]>,
): string[] {
  return Object.entries(kept).flatMap(([engine, databases]) =>
    migrations
      .filter((name) => !databases.some((database) => database.migrations.includes(name)))
      .map((name) => `${name}: no ${engine} database of it is kept: npm run keep-database makes one`),
  );
}

if (import.meta.main) {
  const files = globSync('src/server/database/migrations/*.ts', { cwd: root });
  const names = files.map((file) => basename(file, '.ts')).sort();
  const found = checkOldDatabases(names, { sqlite: oldDatabases('sqlite'), postgres: oldDatabases('postgres') });
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
