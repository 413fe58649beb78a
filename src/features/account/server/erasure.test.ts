import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, it } from 'vitest';
import { useOwnProcess } from '#testing/server/own-process.ts';

/** More than is erased between an answer and a kill. */
const ROWS = 20_000;
const CREDENTIALS = { email: 'anna@example.test', password: 'correct horse' };

const own = useOwnProcess();

/** Runs a statement past the server. */
async function run(sql: string): Promise<Record<string, unknown>[]> {
  const { database } = own;
  if (!database.databaseUrl) {
    const file = new DatabaseSync(join(database.dataDir, 'takt.db'), { timeout: 5000 });
    const rows = file.prepare(sql).all();
    file.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function call(method: string, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(own.server.base + path, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  const [given = ''] = answer.headers.getSetCookie();
  return { status: answer.status, cookie: given.split(';')[0]!, body: text ? JSON.parse(text) : null };
}

const rowsLeft = async (userId: string) => {
  const [row] = await run(`select (select count(*) from tombstones where user_id = '${userId}')
    + (select count(*) from users where id = '${userId}') as count`);
  return Number(row!.count);
};

/** Time for a lease to be over, and for the machine to be slow. */
const PATIENCE = 120_000;

it(
  'goes on where the server was killed, and meanwhile nobody gets in and the address is free',
  async () => {
    const { body: user, cookie } = await call('POST', '/api/auth/register', CREDENTIALS);
    await run(`insert into tombstones (user_id, kind, id, revision, deleted_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})
    select '${user.id}', 'tasks', 'gone-' || n, 1, 0 from numbers`);
    expect((await call('DELETE', '/api/account', { password: CREDENTIALS.password }, cookie)).status).toBe(204);
    await own.server.end('SIGKILL');
    expect(await rowsLeft(user.id)).toBeGreaterThan(1);
    expect(JSON.stringify(await run(`select * from users where id = '${user.id}'`))).not.toContain(CREDENTIALS.email);

    await own.startAgain();
    expect((await call('PUT', '/api/settings', { aiTone: 'strict' }, cookie)).status).toBe(401);
    expect((await call('POST', '/api/auth/login', CREDENTIALS)).status).toBe(401);
    const again = await call('POST', '/api/auth/register', CREDENTIALS);
    expect(again.status).toBe(201);
    // The killed server's lease has to be over.
    await expect.poll(() => rowsLeft(user.id), { timeout: 90_000, interval: 500 }).toBe(0);
    expect((await call('PUT', '/api/settings', { aiTone: 'strict' }, again.cookie)).status).toBe(200);
  },
  PATIENCE,
);
