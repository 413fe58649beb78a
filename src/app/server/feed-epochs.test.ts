import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { SECTIONS } from '#features/account/server/export-sections.ts';
import { openSqliteFile, sqliteDialect } from '#server/database/sqlite.ts';

type Step = (db: Kysely<unknown>, engine: 'sqlite') => Promise<void>;

const FOLDER = new URL('../../server/database/migrations/', import.meta.url);
const STEPS: [name: string, step: Step][] = [];
for (const file of readdirSync(FOLDER).sort()) {
  const [step] = Object.values(await import(new URL(file, FOLDER).href)) as Step[];
  STEPS.push([file, step!]);
}

/** Tables whose rows the feed tells: with the revision that wrote them, or as a part of a habit that has it. */
const TOLD = SECTIONS.filter(({ columns }) => 'revision' in columns || 'habit_id' in columns);

/** What no device is told: what is withheld from the owner too; and of what is deleted, that it is gone. */
function isTold(table: string, column: string): boolean {
  const columns: Record<string, object> = TOLD.find((section) => section.table === table)!.columns;
  return column !== 'user_id' && column !== 'deleted_at' && !('withheld' in (columns[column] ?? {}));
}

async function columnsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  return rows.map(({ name }) => name);
}

async function toldColumns(db: Kysely<unknown>): Promise<string[]> {
  const tables = TOLD.map(async ({ table }) =>
    (await columnsOf(db, table)).filter((column) => isTold(table, column)).map((column) => `${table}.${column}`),
  );
  return (await Promise.all(tables)).flat();
}

/** Columns that a migration added to what devices hold, while they go on with the rows that they have. */
async function withoutANewEpoch(steps: typeof STEPS): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'takt-epochs-'));
  const db = new Kysely<unknown>({ dialect: sqliteDialect(openSqliteFile(join(folder, 'database'))) });
  const found: string[] = [];
  try {
    for (const [name, step] of steps) {
      const before = await toldColumns(db);
      const followed = (await columnsOf(db, 'feed_epochs')).length > 0;
      if (followed)
        await sql`insert into feed_epochs (id, epoch, home) values (1, 'e', 'h') on conflict do nothing`.execute(db);
      await step(db, 'sqlite');
      const added = (await toldColumns(db)).filter((column) => !before.includes(column));
      const goesOn = followed && (await sql`select 1 from feed_epochs`.execute(db)).rows.length > 0;
      if (goesOn) found.push(...added.map((column) => `${name}: ${column}`));
    }
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
  return found;
}

it('a migration that adds what devices are told begins a new epoch: "delete from feed_epochs"', async () => {
  expect(await withoutANewEpoch(STEPS)).toEqual([]);
});

it('one that forgets it is found, in each table that the feed tells', async () => {
  const forgetful = TOLD.map(({ table }): (typeof STEPS)[number] => [
    `0999-${table}.ts`,
    (db) => db.schema.alterTable(table).addColumn('labels', 'text').execute(),
  ]);
  expect(await withoutANewEpoch([...STEPS, ...forgetful])).toEqual(
    TOLD.map(({ table }) => `0999-${table}.ts: ${table}.labels`),
  );
  expect(TOLD.map(({ table }) => table).toSorted()).toEqual([
    'focus_sessions',
    'habit_notes',
    'habit_pauses',
    'habit_years',
    'habits',
    'kanban_columns',
    'projects',
    'settings',
    'tags',
    'tasks',
  ]);
});
