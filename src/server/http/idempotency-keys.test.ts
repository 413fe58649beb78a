import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUR } from '#shared/day.ts';
import { useTestContext } from '#testing/server/use-context.ts';
import { LimitReached } from '../account-limits/account-limits.ts';
import type { Holding } from '../account-limits/store.ts';
import { type Answer, createAnswering, forgetOldKeys, type Repeatable } from './idempotency.ts';

const server = useTestContext();
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-18T12:00:00Z');
const texts = {
  invalid: 'Неверный ключ повтора',
  reused: 'Этот ключ повтора уже использован для другого запроса',
  full: 'Сегодня вы меняли данные слишком много раз. Попробуйте завтра.',
};
const refused = (status: number, code: string, message: string) => expect.objectContaining({ status, code, message });

/** An account whose calls are counted: each answers how many were done. */
async function caller(answering = createAnswering(server.context)) {
  const userId = await server.account();
  const seen = { done: 0, prepared: 0 };
  const callOf = (given: Partial<Repeatable>): Repeatable => ({
    userId,
    key: 'key',
    route: 'POST /',
    sent: Buffer.from('{}'),
    body: {},
    ...given,
  });
  const work = async () => ({ status: 201, reply: String(++seen.done) });
  const prepare = async () => {
    seen.prepared++;
    await sleep(20);
  };
  return {
    userId,
    seen,
    callOf,
    call: (given: Partial<Repeatable> = {}, does: () => Promise<Answer> = work) => answering(callOf(given), does),
    slow: (given: Partial<Repeatable> = {}, prepares: () => Promise<unknown> = prepare) =>
      answering(callOf(given), work, { userId, prepare: prepares, isQuick: false }),
  };
}

const keysOf = async (userId: string) => {
  const kept = server.context.database.query.selectFrom('idempotent_replies').select('key');
  return (await kept.where('user_id', '=', userId).orderBy('key').execute()).map(({ key }) => key);
};
const keep = (userId: string, values: { body_hash?: string; reply?: string }) =>
  server.context.database.query.updateTable('idempotent_replies').set(values).where('user_id', '=', userId).execute();

describe('a key', () => {
  it.each(['!', '~', 'a'.repeat(200)])('may be %j', async (key) => {
    const { call } = await caller();
    expect(await call({ key })).toEqual({ status: 201, reply: '1' });
  });

  it.each(['', ' ', ' a', 'a ', 'a b', 'ключ', 'a\u007f', 'a'.repeat(201)])(
    'may not be %j: nothing is done',
    async (key) => {
      const { call, slow, seen } = await caller();
      for (const one of [call, slow])
        await expect(one({ key })).rejects.toEqual(refused(400, 'validation', texts.invalid));
      expect(seen).toEqual({ done: 0, prepared: 0 });
    },
  );
});

describe.each(['call', 'slow'] as const)('a repetition (%s)', (how) => {
  it('answers what the first did', async () => {
    const { [how]: send, seen } = await caller();
    const first = await send();
    expect(await send()).toEqual(first);
    expect(seen).toEqual({ done: 1, prepared: how === 'slow' ? 1 : 0 });
  });

  it('under another route or with other bytes is refused', async () => {
    const { [how]: send, seen } = await caller();
    await send();
    for (const other of [{ route: 'PUT /' }, { sent: Buffer.from('{ }') }, { sent: null }])
      await expect(send(other)).rejects.toEqual(refused(409, 'conflict', texts.reused));
    expect(seen.done).toBe(1);
  });

  it('of another account or another key is a call of its own', async () => {
    const answering = createAnswering(server.context);
    const [one, other] = [await caller(answering), await caller(answering)];
    await Promise.all([one[how](), one[how]({ key: 'another' }), other[how]()]);
    expect([one.seen.done, other.seen.done]).toEqual([2, 1]);
  });

  it('at the same time waits for the first', async () => {
    const { [how]: send, seen } = await caller();
    const [first, second] = await Promise.all([send(), send()]);
    expect([first, seen]).toEqual([second, { done: 1, prepared: how === 'slow' ? 1 : 0 }]);
  });

  it('of a call that failed is done', async () => {
    const { call, slow, seen } = await caller();
    const fail = async () => {
      throw new Error('broken');
    };
    await expect(how === 'call' ? call({}, fail) : slow({}, fail)).rejects.toThrow('broken');
    expect(await (how === 'call' ? call : slow)()).toEqual({ status: 201, reply: '1' });
    expect(seen.done).toBe(1);
  });
});

it('a call without a body is repeated by an empty one', async () => {
  const { call } = await caller();
  expect(await call({ sent: Buffer.alloc(0) })).toEqual(await call({ sent: null }));
});

it('calls of one key and different bytes that are prepared at the same time are two', async () => {
  const { slow } = await caller();
  const answers = await Promise.allSettled([slow(), slow({ sent: Buffer.from('{ }') })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('an answer that was kept by an earlier version', () => {
  const old = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64');

  it.each([
    [{ a: 1 }, { a: 1 }],
    [undefined, null],
  ])('is known by what was made of its body: %j', async (body, kept) => {
    const { call, userId } = await caller();
    const first = await call({ body });
    await keep(userId, { body_hash: old(kept) });
    expect(await call({ body, sent: Buffer.from('other bytes') })).toEqual(first);
    await expect(call({ body: { a: 2 } })).rejects.toEqual(refused(409, 'conflict', texts.reused));
  });

  it('has the fields that came since, and is as it was where none did', async () => {
    const { call, userId } = await caller();
    await call();
    await keep(userId, { reply: '{ "a": 1 }' });
    expect((await call({ fresh: { a: 2, b: 3 } })).reply).toBe('{"a":1,"b":3}');
    expect((await call({ fresh: { a: 2 } })).reply).toBe('{ "a": 1 }');
    expect((await call()).reply).toBe('{ "a": 1 }');
  });

  it('of several objects has them in each', async () => {
    const { call, userId } = await caller();
    await call();
    await keep(userId, { reply: '[ {"a":1}, {"a":1,"b":2} ]' });
    expect(JSON.parse((await call({ fresh: { b: 3 } })).reply!)).toEqual([
      { a: 1, b: 3 },
      { a: 1, b: 2 },
    ]);
    expect((await call({ fresh: { a: 3 } })).reply).toBe('[ {"a":1}, {"a":1,"b":2} ]');
  });
});

describe('a call whose connection is lost', () => {
  const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

  it.each([
    [[lost()], { status: 200, reply: 'done' }, 2],
    [[lost(), lost()], lost(), 2],
    [[new Error('broken')], new Error('broken'), 1],
  ])('is tried once more: %s', async (failures, result, tries) => {
    const { call } = await caller();
    let tried = 0;
    const work = async () => {
      const failure = failures[tried++];
      if (failure) throw failure;
      return { status: 200, reply: 'done' };
    };
    expect([await call({}, work).catch((error: unknown) => error), tried]).toEqual([result, tries]);
  });
});

describe('an account that is full of repetitions', () => {
  const allowed = () => server.context.accountLimits.most.get('idempotent_replies')!;
  let usual: Holding | undefined;
  const limit = (most: Partial<Holding>) => {
    usual = { ...allowed() };
    Object.assign(allowed(), most);
  };
  afterEach(() => Object.assign(allowed(), usual));

  it.each([{ rows: 2 }, { bytes: 2 }])('(%j) forgets those that are older than a day, of nobody else', async (most) => {
    server.clock.set(NOON);
    const [one, other] = [await caller(), await caller()];
    limit(most);
    await other.call({ key: 'theirs' });
    for (const key of ['1', '2']) await one.call({ key });
    server.clock.set(NOON + DAY);
    await expect(one.call({ key: '3' })).rejects.toEqual(refused(409, 'limit_reached', texts.full));
    server.clock.set(NOON + DAY + 1);
    await one.call({ key: '3' });
    expect([await keysOf(one.userId), await keysOf(other.userId)]).toEqual([['3'], ['theirs']]);
  });

  it('counts the bytes of answers', async () => {
    limit({ bytes: 4 });
    const { call } = await caller();
    const answers = (reply: string) => async () => ({ status: 200, reply });
    expect(await call({ key: '1' }, answers('да'))).toEqual({ status: 200, reply: 'да' });
    await expect(call({ key: '2' }, answers('!'))).rejects.toBeInstanceOf(LimitReached);
  });

  it('forgets nothing where it is something else that fails', async () => {
    server.clock.set(NOON);
    const { call, userId } = await caller();
    await call();
    server.clock.set(NOON + 2 * DAY);
    const take = async () => {
      throw new Error('broken');
    };
    const accountLimits = { ...server.context.accountLimits, room: () => ({ take }) };
    const answering = createAnswering({ ...server.context, accountLimits });
    const next = { userId, key: 'next', route: 'POST /', sent: null, body: null };
    await expect(answering(next, async () => ({ status: 200, reply: '' }))).rejects.toThrow('broken');
    expect(await keysOf(userId)).toEqual(['key']);
  });
});

it('a repetition is known for 90 days', async () => {
  server.clock.set(NOON);
  const { call, userId } = await caller();
  await call();
  server.clock.set(NOON + 90 * DAY);
  await forgetOldKeys(server.context);
  expect(await keysOf(userId)).toEqual(['key']);
  server.clock.set(NOON + 90 * DAY + 1);
  await forgetOldKeys(server.context);
  expect(await keysOf(userId)).toEqual([]);
});
