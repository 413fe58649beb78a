import { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { aside, workFor, workInTurn } from '#server/event-loop.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const onPostgres = process.env.TEST_ENGINE === 'postgres';

/** How often the database is waited for: what is sent together is waited for once. */
async function waitsOf(work: () => Promise<unknown>): Promise<number> {
  let [waits, underWay] = [0, 0];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: never[]) {
    if (underWay === 0) waits++;
    underWay++;
    const answer = (query as (...asked: never[]) => Promise<unknown>).apply(this, asked);
    const over = () => {
      underWay--;
    };
    answer.then(over, over);
    return answer as never;
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return waits;
}

it.runIf(onPostgres)(
  'what an account reads at once goes over one connection, and what another reads over its own',
  async () => {
    const { query } = server.context.database;
    const whoServes = async () =>
      (await query.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid')).executeTakeFirstOrThrow()).pid;
    const readTwice = () => Promise.all([whoServes(), whoServes()]);
    const [one, another] = await Promise.all([workFor('one', readTwice), workFor('another', readTwice)]);
    expect(new Set(one).size).toBe(1);
    expect(new Set(another).size).toBe(1);
    expect(one[0]).not.toBe(another[0]);
  },
);

it.runIf(onPostgres)(
  'what nobody waits for has two connections for all of it, and what takes minutes its own',
  async () => {
    const { database } = server.context;
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const hold = (name: string) =>
      database.transaction(async () => {
        await database.query.selectNoFrom(sql<number>`1`.as('one')).execute();
        begun.push(name);
        await over;
      });
    const held = [
      ...['a', 'b', 'c', 'd'].map((name) => aside(() => workInTurn(name, () => hold('aside')))),
      aside(() => database.patiently(() => hold('patient'))),
      workFor('caller', () => hold('call')),
    ];
    await expect.poll(() => begun.toSorted()).toEqual(['aside', 'aside', 'call', 'patient']);
    end();
    await Promise.all(held);
    expect(begun).toHaveLength(6);
  },
);

it.runIf(onPostgres)('what is asked at once goes out in one write', async () => {
  const { query } = server.context.database;
  const read = () => query.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid')).executeTakeFirstOrThrow();
  await workFor('one', read);
  const writes = [vi.spyOn(Socket.prototype, '_writev'), vi.spyOn(Socket.prototype, '_write')];
  await workFor('one', () => Promise.all([read(), read(), read()]));
  expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
});

it('one of the reads that fails takes none of the others with it', async () => {
  const { query } = server.context.database;
  const good = () => query.selectNoFrom(sql<number>`1`.as('one')).executeTakeFirst();
  const bad = () => query.selectNoFrom(sql`no_such_function()`.as('none')).executeTakeFirst();
  const answers = await Promise.allSettled([good(), bad(), good()]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('statements that are sent at once are done in their order, and all taken back where one fails', async () => {
  const { database } = server.context;
  const user = await server.user();
  const zoneOf = async () =>
    (await database.query.selectFrom('users').select('zone').where('id', '=', user.id).executeTakeFirstOrThrow()).zone;
  const zoneSet = (zone: string) => database.query.updateTable('users').set({ zone }).where('id', '=', user.id);
  await database.write(user.id, () => database.atOnce(zoneSet('Europe/Berlin'), zoneSet('Europe/Paris')));
  expect(await zoneOf()).toBe('Europe/Paris');
  const broken = () => database.query.insertInto('account_revisions').values({ user_id: user.id } as never);
  const failing = () => database.atOnce(zoneSet('Europe/Rome'), broken(), zoneSet('Europe/Oslo'));
  const refused = database.write(user.id, failing);
  // The statement's own failure, not that of those behind it.
  await expect(refused).rejects.toThrow(/not.null/i);
  expect(await zoneOf()).toBe('Europe/Paris');
});

it('statements that nobody waits for are done in their order before the commit', async () => {
  const { database } = server.context;
  const user = await server.user();
  const zoneOf = async () =>
    (await database.query.selectFrom('users').select('zone').where('id', '=', user.id).executeTakeFirstOrThrow()).zone;
  const zoneSet = (zone: string) => database.query.updateTable('users').set({ zone }).where('id', '=', user.id);
  await database.write(user.id, async () => {
    await database.behind(zoneSet('Europe/Berlin'));
    expect(await zoneOf()).toBe('Europe/Berlin');
    await database.behind(zoneSet('Europe/Rome'));
    await database.behind(zoneSet('Europe/Paris'));
  });
  expect(await zoneOf()).toBe('Europe/Paris');
});

it('one of them that fails takes back the transaction, or what was tried, and is told as the reason', async () => {
  const { database } = server.context;
  const user = await server.user();
  const zoneOf = async () =>
    (await database.query.selectFrom('users').select('zone').where('id', '=', user.id).executeTakeFirstOrThrow()).zone;
  const zoneSet = (zone: string) => database.query.updateTable('users').set({ zone }).where('id', '=', user.id);
  const failing = async () => {
    await database.behind(zoneSet('Europe/Rome'));
    await database.behind(database.query.insertInto('account_revisions').values({ user_id: user.id } as never));
    await zoneSet('Europe/Oslo').execute();
  };
  await database.write(user.id, () => zoneSet('Europe/Paris').execute());
  await expect(database.write(user.id, failing)).rejects.toThrow(/not.null/i);
  expect(await zoneOf()).toBe('Europe/Paris');
  await database.write(user.id, async () => {
    await zoneSet('Europe/Berlin').execute();
    await expect(database.tentatively(failing)).rejects.toThrow(/not.null/i);
  });
  expect(await zoneOf()).toBe('Europe/Berlin');
});

it.runIf(onPostgres)('a list, and what there is of one task, is read with two waits for the database', async () => {
  const user = await server.user();
  const { body: task } = await user.post('/api/tasks', { title: 'Купить молоко' });
  const read = async (path: string) => expect((await user.get(path)).status).toBe(200);
  // Who asks, and the rows; a look at focus sessions ends those that had their time, before or while the rows are read.
  const waits = { '/api/tasks': 2, '/api/tasks/filtered?text=молоко': 2, history: 2, analytics: 3 };
  for (const [path, most] of Object.entries(waits)) {
    const address = encodeURI(path.startsWith('/') ? path : `/api/tasks/${task.id}/${path}`);
    await read(address);
    expect(await waitsOf(() => read(address)), path).toBeLessThanOrEqual(most);
  }
});

it.runIf(onPostgres)('a task is completed with six waits for the database', async () => {
  const user = await server.user();
  const { body: task } = await user.post('/api/tasks', { title: 'Купить молоко' });
  const turn = async (status: string) => expect((await user.put(`/api/tasks/${task.id}`, { status })).status).toBe(200);
  // What the account holds is counted by the first of a kind.
  await turn('completed');
  for (const status of ['active', 'completed', 'active']) {
    // Who asks, the write's begin, its task, the board, its group, its rows with its end.
    expect(await waitsOf(() => turn(status))).toBeLessThanOrEqual(6);
  }
});

it.runIf(onPostgres)(
  'a message is heard and answered with six waits for the database, however much it is read with',
  async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Купить молоко' });
    const talk = async () =>
      expect((await user.post('/api/ai/smart-chat', { message: 'что у меня на сегодня' })).status).toBe(200);
    await talk();
    for (const priority of ['high', 'low', 'medium']) {
      await user.put(`/api/tasks/${task.id}`, { priority });
      // Who asks, since when, with what, the write's begin, its rows, its end.
      expect(await waitsOf(talk)).toBeLessThanOrEqual(6);
    }
  },
);
