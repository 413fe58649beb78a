import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { type ServerProcess, startProcess } from '#testing/server/process.ts';
import { type Clock, startClock } from './clock.ts';
import { type Person, register, until } from './people.ts';

let database: TestDatabase;
let clock: Clock;
let server: ServerProcess;
let person: Person;

/** Puts the clock of the server's machine elsewhere, while it runs. */
async function putClock(offset: string): Promise<void> {
  clock.put(offset);
  await sleep(300);
}

beforeAll(async () => {
  database = await createTestDatabase();
  clock = startClock(database.dataDir);
  server = await startProcess(database, clock.env);
  person = await register(() => server.base);
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database?.remove();
});

it('a server whose clock jumps by hours, days and years keeps its people, their order and its own work', async () => {
  const made: string[] = [];
  /** What somebody hears who asks for changes after each of them. */
  const heard: string[] = [];
  let { cursor } = (await person.ask('/api/changes')).body as { cursor: string };
  for (const offset of ['+0', '+3h', '-3h', '+9d', '-400d', '+1d', '+0']) {
    await putClock(offset);
    const told = await person.ask('/api/tasks', { title: offset });
    expect([offset, told.status]).toEqual([offset, 201]);
    made.push(told.body.id);
    const { body } = await person.ask(`/api/changes?since=${encodeURIComponent(cursor)}`);
    cursor = body.cursor;
    heard.push(...body.changes.tasks.rows.map(({ id }: { id: string }) => id));
    expect([offset, (await person.ask('/api/health')).status]).toEqual([offset, 200]);
  }
  expect(heard).toEqual(made);
  const tasks = (await person.ask('/api/tasks')).body as { id: string; createdAt: string }[];
  expect(tasks.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
  // The clock of the server was really elsewhere.
  const days = tasks.map(({ createdAt }) => createdAt.slice(0, 10));
  expect(new Set(days).size).toBeGreaterThan(3);
});

it('what it does by itself at a time is done once, also where the clock jumps over it and back', async () => {
  await putClock('+0');
  const { status, body } = await person.ask('/api/focus-sessions', { durationMinutes: 25 });
  expect([status, body.status]).toEqual([201, 'active']);
  const session = async () => (await person.ask(`/api/focus-sessions/active`)).body as { id: string } | null;
  await putClock('+1h');
  await until(async () => (await session()) === null);
  const listed = async () =>
    ((await person.ask('/api/focus-sessions')).body as { id: string; status: string; actualDurationMinutes: number }[])
      .filter(({ id }) => id === body.id)
      .map((one) => [one.status, one.actualDurationMinutes]);
  expect(await listed()).toEqual([['completed', 25]]);
  await putClock('-1h');
  await sleep(2_000);
  expect(await listed()).toEqual([['completed', 25]]);
  expect(server.output()).not.toMatch(/"level":(?:50|60)/);
});
