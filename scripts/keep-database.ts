// `npm run keep-database [-- --of FOLDER]`: keeps a small database of both engines as this state of the product leaves it, or
// the checkout in that folder does, in src/testing/server/old-databases, where a test raises it to every later state.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { freePort } from '#testing/server/free-port.ts';
import { dump } from '#testing/server/old-databases/dump.ts';
import { FILLED_AT, fill, type Keys } from '#testing/server/old-databases/fill.ts';
import { tableRows } from '#testing/server/old-databases/rows.ts';
import { startPostgres } from '#testing/server/postgres-server.ts';
import { serverEnv } from '#testing/server/process.ts';
import { root } from './bootstrap/root.mjs';

const { values } = parseArgs({ options: { of: { type: 'string', default: root } } });
const product = resolve(values.of);
const KEPT_IN = join(root, 'src/testing/server/old-databases');
const REPRODUCIBLE = join(KEPT_IN, 'reproducible.ts');
/** Tables that nothing of an account's fills. An earlier state had some before anything wrote to them. */
const EMPTY = ['write_probes', 'feed_epochs'];

/** The product on an empty database, at a clock of its own. */
async function start(database: TestDatabase) {
  const port = await freePort();
  const clock = String(Date.parse('2026-03-01T00:00:00Z'));
  const env = serverEnv(database, port, { RATE_LIMITS: 'on', CLOCK: clock });
  const command = (file: string, ...args: string[]) => ['--import', REPRODUCIBLE, file, ...args];
  const server = spawn(process.execPath, command('src/app/server/main.ts'), {
    cwd: product,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const base = `http://localhost:${port}`;
  await untilReady(server, base);
  return {
    base,
    async at(instant: string) {
      server.send(Date.parse(instant));
      await once(server, 'message');
    },
    async operator(...args: string[]) {
      const options = { cwd: product, env: { ...env, CLOCK: String(Date.parse(FILLED_AT)) } };
      return (await promisify(execFile)(process.execPath, command('scripts/user.ts', ...args), options)).stdout;
    },
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(server: ChildProcess, base: string): Promise<void> {
  while (server.exitCode === null) {
    if (await fetch(base).catch(() => null)) return;
    await sleep(100);
  }
  throw new Error('the server did not start');
}

async function keep(engine: string): Promise<void> {
  process.env.TEST_ENGINE = engine;
  const database = await createTestDatabase();
  try {
    const server = await start(database);
    const migrations = (await tableRows(database)).kysely_migration!.map(({ name }) => String(name));
    let keys: Keys;
    try {
      keys = await fill({ ...server, has: (migration) => migrations.includes(migration) });
    } finally {
      await server.stop();
    }
    const tables = Object.entries(await tableRows(database));
    const empty = tables.filter(([name, rows]) => rows.length === 0 && !EMPTY.includes(name)).map(([name]) => name);
    if (empty.length > 0 && product === root)
      throw new Error(`old-databases/fill.ts puts nothing into ${empty.join(', ')}`);
    const file = join(KEPT_IN, `${migrations.sort().at(-1)}.${engine}.sql`);
    const text = `-- Made by npm run keep-database; what signs its people in:\n-- ${JSON.stringify(keys)}\n${await dump(database)}`;
    const state = existsSync(file) ? 'again' : 'new';
    writeFileSync(file, text);
    console.log(`${file} (${state}, ${Math.ceil(text.length / 1024)} KB)`);
  } finally {
    await database.remove();
  }
}

const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
try {
  await keep('sqlite');
  await keep('postgres');
} finally {
  await postgres?.stop();
}
