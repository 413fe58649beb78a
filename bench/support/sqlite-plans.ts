import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createApp } from '#app/server/app.ts';
import { registerUpkeep } from '#app/server/slices.ts';
import { filesOf } from '#server/data-folder/files.ts';
import { createClock, createTestContext, testConfig } from '#testing/server/test-context.ts';
import { inserter } from './calls.ts';
import { live } from './everyday.ts';
import { type Subject, TABLES, withNeighbours, withTasks } from './neighbours.ts';
import { type Carried, ROUNDS, type Size } from './plan-sizes.ts';

/** What a plan does can be asked of these alone. */
const EXPLAINED = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Hears every statement that is prepared in this process, whoever's code it is in. */
async function preparedDuring(work: () => Promise<void>): Promise<Set<string>> {
  const { prepare } = DatabaseSync.prototype;
  const texts = new Set<string>();
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...asked: Parameters<typeof prepare>) {
    texts.add(asked[0]);
    return prepare.apply(this, asked);
  };
  try {
    await work();
  } finally {
    DatabaseSync.prototype.prepare = prepare;
  }
  return texts;
}

/** How a file carries out statements. An index that holds all rows of its table is no shorter to read than it. */
function explained(file: string, database: string, queries: Iterable<string>): Carried[] {
  const opened = new DatabaseSync(file, { readOnly: true });
  const partial = new Set(
    opened
      .prepare("select name from sqlite_master where type = 'index' and sql like '%) where %'")
      .all()
      .map(({ name }) => String(name)),
  );
  const isWhole = (step: string) => {
    const [, table = '', index = ''] = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?/.exec(step) ?? [];
    return TABLES.includes(table) && !partial.has(index);
  };
  try {
    return [...queries]
      .filter((query) => EXPLAINED.test(query))
      .map((query) => {
        const steps = opened
          .prepare(`explain query plan ${query}`)
          .all()
          .map(({ detail }) => String(detail));
        return { database, query, way: steps.join('; '), isWhole: steps.some(isWhole) };
      });
  } finally {
    opened.close();
  }
}

/** A server in this process on the file of a folder, for as long as the work takes. */
async function served(dataDir: string, work: (baseUrl: string) => Promise<void>): Promise<void> {
  const { context, close } = await createTestContext(testConfig({ dataDir, databaseUrl: null }), createClock());
  const { http, services } = await createApp(context);
  try {
    registerUpkeep(context, services);
    const baseUrl = await http.listen({ host: '127.0.0.1', port: 0 });
    context.jobs.start();
    await work(baseUrl);
  } finally {
    await context.jobs.stop();
    await http.close();
    await close();
  }
}

/** Of one size: as the product has it, whose SQLite is never told how much there is, and once it was told. */
async function carriedOutAt(name: string, { others, tasks }: Size): Promise<Carried[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'takt-plans-'));
  const file = filesOf(dataDir).database;
  try {
    let subject: Subject | undefined;
    await served(dataDir, async (baseUrl) => {
      await withNeighbours('sqlite', { baseUrl, dataDir }, undefined, others);
      subject = await withTasks(baseUrl, inserter(dataDir, undefined), tasks);
    });
    const { account, ids } = subject!;
    // Another one has to prepare all that it asks.
    const everyday = async (base: string) => {
      for (let round = 1; round <= ROUNDS; round++) await live({ ...account, base }, ids, round);
    };
    const texts = await preparedDuring(() => served(dataDir, everyday));
    const untold = explained(file, name, texts);
    const operator = new DatabaseSync(file);
    operator.exec('analyze');
    operator.close();
    return [...untold, ...explained(file, `${name}_analyzed`, texts)];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** How SQLite carries out the statements of everyday use in files of these sizes, as `explain query plan` tells it. */
export async function carriedOutBySqlite(sizes: ReadonlyMap<string, Size>): Promise<Carried[]> {
  const all: Carried[] = [];
  for (const [name, size] of sizes) {
    all.push(...(await carriedOutAt(name, size)));
    console.log(`SQLite: ${size.others} others, ${size.tasks} tasks`);
  }
  return all;
}
