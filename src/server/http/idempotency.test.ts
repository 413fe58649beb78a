import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { useTestContext } from '#testing/server/use-context.ts';
import { createAnswering, Overtaken } from './idempotency.ts';

const server = useTestContext();

/** Does a call that is overtaken so many times; tells what it came to and how often it was prepared. */
async function overtaken(times: number, key: string | null, meanwhile = async (_userId: string) => {}) {
  const userId = await server.account();
  const call = key === null ? null : { userId, key, route: 'POST /', sent: null, body: null };
  let prepared = 0;
  const prepare = async () => {
    await meanwhile(userId);
    return ++prepared;
  };
  const work = async (ready: unknown) => {
    if (prepared <= times) throw new Overtaken();
    return { status: 200, reply: String(ready) };
  };
  const answer = createAnswering(server.context)(call, work, { userId, prepare, isQuick: false });
  return { answer: await answer.catch((error: unknown) => error), prepared };
}

it.each([null, 'a-key'])('prepares a call anew that is overtaken, with the key %s', async (key) => {
  expect(await overtaken(0, key)).toEqual({ answer: { status: 200, reply: '1' }, prepared: 1 });
  expect(await overtaken(2, key)).toEqual({ answer: { status: 200, reply: '3' }, prepared: 3 });
});

it.each([null, 'a-key'])('gives up a call that is overtaken again and again, with the key %s', async (key) => {
  const { answer, prepared } = await overtaken(Number.POSITIVE_INFINITY, key);
  expect(answer).toMatchObject({ status: 409, code: 'overtaken', message: /Данные меняются/ });
  expect(prepared).toBe(3);
});

it.each([1, 2])('gives up at once a call that fails otherwise at its attempt %i', async (failing) => {
  const broken = new Error('broken');
  let tried = 0;
  const { answer, prepared } = await overtaken(Number.POSITIVE_INFINITY, null, async () => {
    if (++tried === failing) throw broken;
  });
  expect([answer, prepared]).toEqual([broken, failing - 1]);
});

it('does at once what needs nothing ahead and has no key', async () => {
  const answer = await createAnswering(server.context)(null, async (ready) => ({ status: 200, reply: `${ready}` }));
  expect(answer).toEqual({ status: 200, reply: 'undefined' });
});

it('has the other writes of that user wait for a call that was overtaken, until it is done, and nobody else’s', async () => {
  const other = await server.account();
  const { database } = server.context;
  const outside = AsyncLocalStorage.snapshot();
  const done: string[] = [];
  let tried = 0;
  const writes: Promise<unknown>[] = [];
  const { answer } = await overtaken(1, null, async (userId) => {
    if (++tried !== 2) return;
    const write = (id: string, name: string) => outside(() => database.write(id, async () => done.push(name)));
    writes.push(write(userId, 'own'));
    await write(other, 'of another');
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
    const userId = await server.account();
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
      await answering(null, work, { userId, prepare, isQuick });
    };
    await call('the first call', 'the write of then');
    await call('the next call', 'the write');
    await Promise.all(writes);
    expect([times, done]).toEqual([prepared, order]);
  },
);

describe('what is quick of somebody who was overtaken', () => {
  /** Calls of one account, each overtaken so many times; answers what stands in line. */
  async function standing() {
    const userId = await server.account();
    const lined: string[] = [];
    const { database } = server.context;
    const alone: typeof database.alone = (id, work) => {
      lined.push(id);
      return database.alone(id, work);
    };
    const answering = createAnswering({ ...server.context, database: { ...database, alone } });
    const call = async (times: number) => {
      let prepared = 0;
      const work = async () => {
        if (prepared <= times) throw new Overtaken();
        return { status: 200, reply: '' };
      };
      const prepare = async () => ++prepared;
      await answering(null, work, { userId, prepare, isQuick: true }).catch(() => {});
      return prepared;
    };
    return { userId, lined, call };
  }

  it('stands in line at once for a minute', async () => {
    const { userId, lined, call } = await standing();
    await call(0);
    expect(lined).toEqual([]);
    await call(1);
    expect(lined).toEqual([userId]);
    server.clock.advance(59_000);
    await call(0);
    expect(lined).toEqual([userId, userId]);
    server.clock.advance(2000);
    await sleep(5);
    await call(0);
    expect(lined).toEqual([userId, userId]);
  });

  it('is tried in it as often as at first', async () => {
    const { call } = await standing();
    expect([await call(5), await call(5)]).toEqual([3, 3]);
  });
});
