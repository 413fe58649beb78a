import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { keepWriting, type Person, register, sendAgain, statusesOf, until } from './people.ts';

const SAVES_NOTHING = 'Сервер сейчас не может сохранять изменения. Попробуйте ещё раз через минуту.';

let database: TestDatabase & { databaseUrl: string };
let server: ServerProcess;
let person: Person;

/** Sets for everybody who comes from now on whether they may write, and sends away whoever is there. */
async function readOnly(value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client(database.databaseUrl);
  await client.connect();
  const name = new URL(database.databaseUrl).pathname.slice(1);
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

beforeAll(async () => {
  database = await createPostgresDatabase();
  server = await startProcess(database);
  person = await register(() => server.base);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database?.remove();
});

it('a server whose PostgreSQL takes no writes any more reads on, says why it saves nothing, and saves again by itself', async () => {
  const writer = keepWriting(person, 'запись');
  await until(async () => writer.acknowledged.length > 10);
  await readOnly('on');
  await until(async () => (await person.ask('/api/health')).body?.reason === 'read_only');
  await writer.stop();
  expect(Object.keys(statusesOf([writer]))).toEqual(['201', '503']);
  for (let n = 0; n < 5; n++) {
    const told = await person.ask('/api/tasks', { title: 'в беде' });
    expect([told.status, told.body]).toEqual([503, { message: SAVES_NOTHING, code: 'unavailable' }]);
    expect(await person.titles()).toEqual(expect.arrayContaining(writer.acknowledged));
    for (const path of ['/api/health/ready', '/api/health/live']) expect((await person.ask(path)).status).toBe(200);
  }
  expect((await person.ask('/api/changes?limit=50')).status).toBe(200);
  expect(server.output()).toContain('"reason":"read_only"');

  await readOnly('off');
  await until(async () => (await person.ask('/api/health')).status === 200);
  await sendAgain(person, writer);
  expect((await person.titles()).toSorted()).toEqual(writer.acknowledged.toSorted());
});
