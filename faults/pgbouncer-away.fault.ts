import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEASED_FOR } from '#server/database/lease.ts';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { startPgBouncer } from '#testing/server/pgbouncer.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { keepWriting, type Person, register, sendAgain, statusesOf, until } from './people.ts';

/** Milliseconds that anybody waits for an answer, be it a refusal: the server's own five seconds, twice on a busy machine. */
const LIMIT = 10_000;

let database: TestDatabase & { databaseUrl: string };
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
let server: ServerProcess;
let person: Person;

/** Who holds the database by a lease, and for how many seconds nothing was heard of each. */
async function leases(): Promise<{ id: string; silent: number }[]> {
  const client = new pg.Client(database.databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    'select id, extract(epoch from clock_timestamp() - seen_at)::float as silent from server_leases',
  );
  await client.end();
  return rows;
}

beforeAll(async () => {
  database = await createPostgresDatabase();
  bouncer = await startPgBouncer(database.databaseUrl);
  server = await startProcess({ ...database, databaseUrl: bouncer.url });
  person = await register(() => server.base);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await bouncer?.stop();
  await database?.remove();
});

const AWAY: [string, number, { goes: () => Promise<void> | void; comes: () => Promise<void> | void }][] = [
  ['is killed and started again', 3, { goes: () => bouncer.kill(), comes: () => bouncer.start() }],
  ['stands still', 8, { goes: () => bouncer.freeze(), comes: () => bouncer.thaw() }],
  [
    'stands still for longer than a lease lasts',
    LEASED_FOR + 5,
    { goes: () => bouncer.freeze(), comes: () => bouncer.thaw() },
  ],
];

it.each(AWAY)(
  'a server whose PgBouncer %s answers 503 within seconds, and works by itself once it is back',
  async (name, seconds, { goes, comes }) => {
    const [lease] = await leases();
    const before = await person.titles();
    const writer = keepWriting(person, name);
    await until(async () => writer.acknowledged.length > 10);
    await goes();
    await until(async () => writer.answers.at(-1)!.status === 503);
    const end = performance.now() + seconds * 1000;
    for (const path of ['/api/tasks', '/api/health', '/api/health/ready']) {
      const { status, took } = await person.ask(path);
      expect([path, status, took < LIMIT]).toEqual([path, 503, true]);
    }
    expect((await person.ask('/api/health/live')).status).toBe(200);
    await sleep(Math.max(0, end - performance.now()));
    await comes();
    await until(async () => (await person.ask('/api/health')).status === 200);
    const count = writer.acknowledged.length;
    await until(async () => writer.acknowledged.length > count);
    await writer.stop();
    expect(Object.keys(statusesOf([writer]))).toEqual(['201', '503']);
    expect(Math.max(...writer.answers.map(({ took }) => took))).toBeLessThan(LIMIT);
    await sendAgain(person, writer);
    // What stood in the pooler may have been done after all: each thing once.
    expect((await person.titles()).toSorted()).toEqual([...before, ...writer.acknowledged].toSorted());
    const held = await leases();
    expect(held.map(({ id }) => id)).toEqual([lease!.id]);
    expect(held[0]!.silent).toBeLessThan(LEASED_FOR / 2);
  },
);
