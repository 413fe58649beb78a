import { AsyncLocalStorage } from 'node:async_hooks';
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
  const answer = createAnswering(server.context)(userId, call, work, ahead);
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
