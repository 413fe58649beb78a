import { DatabaseSync } from 'node:sqlite';

/** Takes all migrations but the first back by hand: the file is then as the first version would have left it. */
export function takeMigrationsBack(file: string): void {
  const older = new DatabaseSync(file);
  const tablesBefore = new Set([
    'users',
    'sessions',
    'accounts',
    'verifications',
    'account_revisions',
    'settings',
    'projects',
    'kanban_columns',
    'tasks',
    'task_completions',
    'idempotent_replies',
    'kysely_migration',
    'kysely_migration_lock',
  ]);
  const tables = older.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  older.exec('PRAGMA foreign_keys = OFF');
  for (const { name } of tables) if (!tablesBefore.has(name)) older.exec(`drop table "${name}"`);
  older.exec("delete from kysely_migration where name > '0001-foundation'");
  older.close();
}
