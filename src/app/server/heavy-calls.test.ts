import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
afterEach(() => vi.restoreAllMocks());

/** Holds every reading of tasks and habits until it is let go, and notes when each began. */
function heldReadings() {
  const { tasks, habits } = server.app.services;
  const began: string[] = [];
  const seen = { now: 0, most: 0 };
  const ends: (() => void)[] = [];
  const hold = async (what: string) => {
    began.push(what);
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.now -= 1;
    return [];
  };
  vi.spyOn(tasks, 'list').mockImplementation((userId) => hold(`tasks of ${userId}`));
  vi.spyOn(habits, 'list').mockImplementation(({ userId }) => hold(`habits of ${userId}`));
  return {
    began,
    seen,
    /** Lets the oldest of those under way end. */
    async next() {
      ends.shift()!();
      await settle();
    },
    async end() {
      while (seen.now > 0) await this.next();
    },
  };
}

/** Lists of all tasks, each asked for in other words. */
const differently = (number: number) => `/api/tasks?since=${1_000_000 + number}`;

const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000 });

describe('heavy calls of one account', () => {
  it('are done one at a time, and somebody else’s beside them', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const held = heldReadings();
    const asked = ['/api/tasks', '/api/habits', differently(1), differently(2)].map((path) => user.get(path));
    await until(() => held.began.length === 1);
    const others = other.get('/api/tasks');
    await until(() => held.began.length === 2);
    expect(held.began[1]).toBe(`tasks of ${other.id}`);
    // What costs little is no part of the line.
    expect((await user.get('/api/projects')).status).toBe(200);
    await held.end();
    const answers = await Promise.all([...asked, others]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(held.began).toHaveLength(5);
    expect(held.seen.most).toBe(2);
  });

  it('beyond what may wait are refused in words, with the time to come back, and all others are answered', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const held = heldReadings();
    const asked = Array.from({ length: 70 }, (_, number) => user.get(differently(number)));
    let answered = 0;
    for (const one of asked) void one.then(() => answered++);
    await until(() => answered === 9);
    const refused = await Promise.race(asked);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.body).toEqual({
      code: 'too_many',
      message: 'Слишком много запросов сразу. Попробуйте через 5 секунд.',
    });
    const others = other.get('/api/tasks');
    await until(() => held.began.includes(`tasks of ${other.id}`));
    const ending = held.end();
    const answers = await Promise.all(asked);
    await ending;
    expect((await others).status).toBe(200);
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([61, 9]);
    vi.restoreAllMocks();
    expect((await user.get('/api/tasks')).status).toBe(200);
  });

  it('are not done for nobody: whoever hung up while waiting takes no turn', async () => {
    const user = await server.user();
    const held = heldReadings();
    const first = user.get('/api/tasks');
    await until(() => held.began.length === 1);
    const gone = await requesting(user, '/api/habits');
    await settle();
    gone.destroy();
    await once(gone, 'close');
    await settle();
    const last = user.get(differently(1));
    await settle();
    await held.end();
    expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200]);
    expect(held.began).toEqual([`tasks of ${user.id}`, `tasks of ${user.id}`]);
  });
});

describe('the same asked by several windows of an account at once', () => {
  it('is made once and told to all of them, headers and all', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const held = heldReadings();
    const asked = Array.from({ length: 5 }, () => user.get('/api/tasks'));
    await until(() => held.began.length === 1);
    const others = other.get('/api/tasks');
    await until(() => held.began.length === 2);
    await held.end();
    const answers = await Promise.all(asked);
    expect(held.began).toEqual([`tasks of ${user.id}`, `tasks of ${other.id}`]);
    expect(new Set(answers.map(({ headers }) => headers['x-revision']))).toEqual(
      new Set([answers[0]!.headers['x-revision']]),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, []]));
    expect((await others).status).toBe(200);
    const later = user.get('/api/tasks');
    await until(() => held.began.length === 3);
    await held.end();
    expect((await later).status).toBe(200);
  });

  it('is made anew for who asks after a change, while the answer of before is still being made', async () => {
    const user = await server.user();
    const held = heldReadings();
    const before = user.get('/api/tasks');
    await until(() => held.began.length === 1);
    await user.post('/api/projects', { name: 'Дача', color: '#FF5733' });
    const after = user.get('/api/tasks');
    await settle();
    await held.end();
    await Promise.all([before, after]);
    expect(held.began).toHaveLength(2);
    expect((await before).headers['x-revision']).not.toBe((await after).headers['x-revision']);
  });

  it('is made for those who still wait where the first of them has hung up in line', async () => {
    const user = await server.user();
    const held = heldReadings();
    const first = user.get('/api/habits');
    await until(() => held.began.length === 1);
    const gone = await requesting(user, '/api/tasks');
    await settle();
    const last = user.get('/api/tasks');
    await settle();
    gone.destroy();
    await once(gone, 'close');
    await settle();
    await held.end();
    expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a file that is made while it is read', () => {
  it('holds up nothing of the account where its reader is slow or has stopped', async () => {
    const user = await server.user();
    let made = 0;
    vi.spyOn(server.app.services.account, 'export').mockImplementation(async function* () {
      for (; made < 200; made++) yield 'x'.repeat(1_000_000);
    });
    const reader = await requesting(user, '/api/account/export');
    reader.pause();
    await until(() => made > 0);
    await settle();
    expect((await user.get('/api/tasks')).status).toBe(200);
    expect(made).toBeLessThan(200);
    reader.destroy();
    await once(reader, 'close');
    await settle();
    const before = made;
    await settle();
    expect(made).toBe(before);
  });

  it('is made a piece at a time, however many of an account are asked for', async () => {
    const user = await server.user();
    const making = { now: 0, most: 0, made: 0 };
    vi.spyOn(server.app.services.account, 'export').mockImplementation(async function* () {
      for (let piece = 0; piece < 5; piece++) {
        making.most = Math.max(making.most, ++making.now);
        await settle();
        making.now--;
        making.made++;
        yield piece === 0 ? '{' : piece === 4 ? '}' : ' ';
      }
    });
    const files = await Promise.all([1, 2, 3].map(() => user.get('/api/account/export')));
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(making).toEqual({ now: 0, most: 1, made: 15 });
  });

  it('that fails before it has begun is refused like any call', async () => {
    const user = await server.user();
    // biome-ignore lint/correctness/useYield: it fails first
    vi.spyOn(server.app.services.account, 'export').mockImplementation(async function* () {
      throw new Error('broken');
    });
    expect((await user.get('/api/account/export')).status).toBe(500);
    vi.restoreAllMocks();
    expect((await user.get('/api/account/export')).status).toBe(200);
  });
});

/** A connection of its own over which the user has asked. */
async function requesting(user: TestUser, path: string) {
  const { http } = server.app;
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${user.cookie}\r\n\r\n`);
  return socket;
}
