import { expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { createAnswering, Overtaken } from './idempotency.ts';

const server = useTestApp();

/** Does a call whose preparation is overtaken so many times; tells what it came to and how often it was prepared. */
async function overtaken(times: number, key: string | null) {
  const { id: userId } = await server.user();
  const call = key === null ? null : { userId, key, route: 'POST /', sent: null, body: null };
  let prepared = 0;
  const work = async (ahead: unknown) => {
    if (prepared <= times) throw new Overtaken();
    return { status: 200, reply: String(ahead) };
  };
  const answer = createAnswering(server.context)(call, work, async () => ++prepared);
  return { answer: await answer.catch((error: unknown) => error), prepared };
}

it.each([null, 'a-key'])('prepares a call anew that is overtaken, with the key %s', async (key) => {
  expect(await overtaken(0, key)).toEqual({ answer: { status: 200, reply: '1' }, prepared: 1 });
  expect(await overtaken(4, key)).toEqual({ answer: { status: 200, reply: '5' }, prepared: 5 });
});

it.each([null, 'a-key'])('gives up a call that is overtaken again and again, with the key %s', async (key) => {
  const { answer, prepared } = await overtaken(Number.POSITIVE_INFINITY, key);
  expect(answer).toMatchObject({ status: 409, message: /Данные меняются/ });
  expect(prepared).toBe(5);
});
