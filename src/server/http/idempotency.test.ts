import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { createAnswering, Overtaken } from './idempotency.ts';

const server = useTestApp();

/** Does a call that is overtaken so many times; tells what it came to and how often it was prepared. */
async function overtaken(times: number, key: string | null, meanwhile = async (_userId: string) => {}) {
  const { id: userId } = await server.user();
  const call = key === null ? null : { userId, key, route: 'POST /', sent: null, body: null };
  let prepared = 0;
  const ahead = async () => {
    await meanwhile(userId);
    return ++prepared;
  };
  const work = async (ready: unknown) => {
    if (prepared <= times) throw new Overtaken();
    return { status: 200, reply: String(ready) };
  };
  const answer = createAnswering(server.context)(userId, call, work, { prepare: ahead, isQuick: false });
  return { answer: await answer.catch((error: unknown) => error), prepared };
}

it.each([null, 'a-key'])('prepares a call anew that is overtaken, with the key %s', async (key) => {
  expect(await overtaken(0, key)).toEqual({ answer: { status: 200, reply: '1' }, prepared: 1 });
  expect(await overtaken(2, key)).toEqual({ answer: { status: 200, reply: '3' }, prepared: 3 });
});

it.each([null, 'a-key'])('gives up a call that is overtaken again and again, with the key %s', async (key) => {
  const { answer, prepared } = await overtaken(Number.POSITIVE_INFINITY, key);
  expect(answer).toMatchObject({ status: 409, message: /Данные меняются/ });
  expect(prepared).toBe(3);
});

it('has the other writes of that user wait for a call that was overtaken, until it is done, and nobody else’s', async () => {
  const other = await server.user();
  const { database } = server.context;
  const outside = AsyncLocalStorage.snapshot();
  const done: string[] = [];
  let tried = 0;
  const writes: Promise<unknown>[] = [];
  const { answer } = await overtaken(1, null, async (userId) => {
    if (++tried !== 2) return;
    const write = (id: string, name: string) => outside(() => database.write(id, async () => done.push(name)));
    writes.push(write(userId, 'own'));
    await write(other.id, 'of another');
    await database.write(userId, async () => done.push('of the call'));
  });
  done.push('the call');
  await Promise.all(writes);
  expect(answer).toMatchObject({ status: 200 });
  expect(done).toEqual(['of another', 'of the call', 'the call', 'own']);
});

it.each([
  [true, 3, ['the write of then', 'the first call', 'the next call', 'the write']],
  [false, 4, ['the write of then', 'the first call', 'the write', 'the next call']],
])(
  'prepares at once what is quick (%s) of somebody who was overtaken, while other writes of his wait',
  async (isQuick, prepared, order) => {
    const { id: userId } = await server.user();
    const { database } = server.context;
    const outside = AsyncLocalStorage.snapshot();
    const answering = createAnswering(server.context);
    const done: string[] = [];
    const writes: Promise<unknown>[] = [];
    let times = 0;
    let began = 0;
    /** Somebody else's window writes, once in each call, while it is prepared. */
    const call = async (name: string, written: string) => {
      let isWritten = false;
      const prepare = async () => {
        times++;
        began = await database.revision(userId);
        if (isWritten) return;
        isWritten = true;
        writes.push(outside(() => database.write(userId, async () => done.push(written))));
        await sleep(20);
      };
      const work = () =>
        database.write(userId, async (revision) => {
          if (revision !== began + 1) throw new Overtaken();
          done.push(name);
          return { status: 200, reply: '' };
        });
      await answering(userId, null, work, { prepare, isQuick });
    };
    await call('the first call', 'the write of then');
    await call('the next call', 'the write');
    await Promise.all(writes);
    expect([times, done]).toEqual([prepared, order]);
  },
);
