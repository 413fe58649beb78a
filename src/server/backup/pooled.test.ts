import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '#testing/server/database.ts';
import { startPgBouncer } from '#testing/server/pgbouncer.ts';
import { openTestApp } from '#testing/server/test-app.ts';
import { makeBackup } from './make.ts';

/** Milliseconds for a statement, as an operator gives them to the role behind a pooler. */
const LIMIT = 300;
/** Connections that PgBouncer lends. */
const LENT = 8;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a copy through PgBouncer', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  const opened: pg.Client[] = [];

  const connect = async (url: string) => {
    const client = new pg.Client(url);
    opened.push(client);
    await client.connect();
    return client;
  };
  /** Somebody else with a connection of PgBouncer's in their hands. */
  async function borrow() {
    const client = await connect(bouncer.url);
    await client.query('begin');
    return client;
  }
  /** What holds for whoever borrows any of them. */
  async function limits() {
    const others = await Promise.all(Array.from({ length: LENT }, borrow));
    const shown = await Promise.all(others.map((other) => other.query('show statement_timeout')));
    for (const other of others) await other.query('commit');
    return shown.map(({ rows }) => rows[0].statement_timeout);
  }
  const ofTheRole = Array(LENT).fill(`${LIMIT}ms`);

  beforeAll(async () => {
    database = await createPostgresDatabase();
    const app = await openTestApp(database);
    await (await app.user()).post('/api/tasks', { title: 'Отчёт' });
    await app.close();
    const { pathname, username } = new URL(database.databaseUrl);
    const direct = await connect(database.databaseUrl);
    await direct.query(
      `alter role ${pg.escapeIdentifier(username)} in database ${pathname.slice(1)} set statement_timeout = ${LIMIT}`,
    );
    bouncer = await startPgBouncer(database.databaseUrl);
  });
  afterAll(async () => {
    for (const client of opened) await client.end();
    await bouncer?.stop();
    await database?.remove();
  });

  it('takes longer than the role gives a statement, and leaves that limit to all others', async () => {
    const console = await connect(Object.assign(new URL(bouncer.url), { pathname: '/pgbouncer' }).href);
    const name = new URL(bouncer.url).pathname.slice(1);
    const waiting = async () => {
      const { rows } = await console.query('show pools');
      return Number(rows.find(({ database: pool }) => pool === name).cl_waiting);
    };
    const isWaiting = (count: number) => expect.poll(waiting, { timeout: 10_000 }).toBe(count);
    expect(await limits()).toEqual(ofTheRole);
    const holding = await connect(database.databaseUrl);
    await holding.query('begin; set local statement_timeout = 0; lock table tasks in access exclusive mode');

    // What it gives back somebody else waits for: it gets another connection with whatever it asks next.
    const busy = await Promise.all(Array.from({ length: LENT }, borrow));
    const { dataDir } = database;
    const copy = makeBackup({
      ...{ dataDir, databaseUrl: bouncer.url, secret: 'a secret of tests, forty characters long' },
      ...{ folder: join(dataDir, 'copies'), key: null, keep: 1, now: Date.now() },
    }).then(
      () => 'made',
      ({ message }) => message,
    );
    await isWaiting(1);
    const next = borrow();
    await isWaiting(2);
    await busy.pop()!.query('commit');
    await isWaiting(1);
    for (const other of busy) await other.query('commit');
    await (await next).query('commit');

    await sleep(3 * LIMIT);
    await holding.query('commit');
    expect([await copy, await limits()]).toEqual(['made', ofTheRole]);
  });
});
