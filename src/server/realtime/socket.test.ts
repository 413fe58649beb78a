import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { PASSWORD, type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
let base: string;

beforeAll(async () => {
  base = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});

interface Tab {
  socket: WebSocket;
  /** What the server told behind the answer to `auth`. */
  messages: unknown[];
  joined: Promise<{ revision: number }>;
}

/** What was sent before, either way, has arrived: frames keep their order. */
async function roundTrip(socket: WebSocket): Promise<void> {
  socket.ping();
  await once(socket, 'pong');
}

async function open(user: TestUser, auth: object, headers: Record<string, string> = {}): Promise<Tab> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
    headers: { cookie: user.cookie, origin: base, ...headers },
  });
  const messages: unknown[] = [];
  const joined = Promise.withResolvers<{ revision: number }>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'joined') joined.resolve(message.data);
    else messages.push(message);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', ...auth }));
  await roundTrip(socket);
  return { socket, messages, joined: joined.promise };
}

/** The answer with which an upgrade is refused. */
async function refusal(headers: Record<string, string>) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers });
  return new Promise<{ status: number; body: string; retryAfter: number }>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('unexpected-response', async (request, response) => {
      const [body] = await once(response, 'data');
      request.destroy();
      const { statusCode: status = 0, headers } = response;
      resolve({ status, body: String(body), retryAfter: Number(headers['retry-after']) });
    });
  });
}
const refused = async (headers: Record<string, string>) => (await refusal(headers)).status;

describe('the live channel', () => {
  it('tells the other tabs of the user, not the one that acted, and nobody else', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const acting = await open(user, { userId: user.id, clientId: 'tab-1' });
    const second = await open(user, { userId: user.id, clientId: 'tab-2' });
    const foreign = await open(other, { userId: other.id, clientId: 'tab-3' });
    await user.post('/api/tasks', { title: 'а' }, { headers: { 'x-client-id': 'tab-1' } });
    await Promise.all([acting, second, foreign].map(({ socket }) => roundTrip(socket)));
    const { cursor } = (await user.get('/api/changes')).body;
    expect(second.messages).toEqual([
      { type: 'invalidate', data: { keys: expect.arrayContaining(['/api/tasks']), cursor } },
    ]);
    expect([acting.messages, foreign.messages]).toEqual([[], []]);
    for (const tab of [acting, second, foreign]) tab.socket.close();
  });

  it('tells whoever joins how far the account is by then', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'а' });
    const revision = Number((await user.get('/api/tasks')).headers['x-revision']);
    const tab = await open(user, { userId: user.id });
    expect(await tab.joined).toEqual({ revision });
    tab.socket.close();
  });

  it('says nothing of a change that was taken back', async () => {
    const user = await server.user();
    const tab = await open(user, { userId: user.id });
    await user.post('/api/tasks', { title: 'а', projectId: 'abc' });
    await roundTrip(tab.socket);
    expect(tab.messages).toEqual([]);
    tab.socket.close();
  });

  it('closes a tab that claims another account', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
      headers: { cookie: user.cookie, origin: base },
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'auth', userId: other.id }));
    const [code] = await once(socket, 'close');
    expect(code).toBe(4401);
  });

  it('sends nothing before auth, and survives nonsense', async () => {
    const user = await server.user();
    const tab = await open(user, { userId: 7 });
    tab.socket.send('{');
    tab.socket.send('"auth"');
    await user.post('/api/tasks', { title: 'а' });
    await roundTrip(tab.socket);
    expect([tab.messages, tab.socket.readyState]).toEqual([[], WebSocket.OPEN]);
    tab.socket.close();
  });

  it('ends with the session', async () => {
    const user = await server.user();
    const tab = await open(user, { userId: user.id });
    const closed = once(tab.socket, 'close');
    await user.get('/api/auth/logout');
    expect((await closed)[0]).toBe(4401);
  });

  it('ends with a session in whose place another one came', async () => {
    const user = await server.user();
    const tab = await open(user, { userId: user.id });
    const closed = once(tab.socket, 'close');
    await user.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect((await closed)[0]).toBe(4401);
  });

  it('has a hundred windows of an account open, and takes another when one goes', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const headers = { cookie: user.cookie, origin: base };
    const connect = () => new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers });
    // Asking without an upgrade takes no place.
    for (let asked = 0; asked < 3; asked++) await fetch(`${base}/ws`, { headers });
    const opening = Array.from({ length: 100 }, connect);
    await Promise.all(opening.map((socket) => once(socket, 'open')));
    for (let asked = 0; asked < 3; asked++) {
      const { status, body, retryAfter } = await refusal(headers);
      expect([status, retryAfter]).toEqual([429, 60]);
      expect(JSON.parse(body).message).toMatch(/Закройте лишние и попробуйте через 60.секунд/);
    }
    const foreign = await open(other, { userId: other.id });
    opening[0]!.terminate();
    await expect.poll(async () => (await open(user, { userId: user.id }).catch(() => null))?.socket.readyState).toBe(1);
    for (const socket of [...opening, foreign.socket]) socket.terminate();
  });

  // Two thousand upgrades take seconds, and no database counts them.
  it.runIf(process.env.TEST_ENGINE === 'sqlite')('opens a hundred of two thousand windows of one account', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const headers = { cookie: user.cookie, origin: base };
    const fates: Record<string, number> = {};
    const sockets = Array.from({ length: 2000 }, () => new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers }));
    const decided = sockets.map(async (socket) => {
      const fate = await new Promise<string | number>((resolve, reject) => {
        socket.on('error', reject);
        socket.on('open', () => {
          socket.send(JSON.stringify({ type: 'auth', userId: user.id }));
          resolve('open');
        });
        socket.on('unexpected-response', (request, { statusCode = 0 }) => {
          request.destroy();
          resolve(statusCode);
        });
      });
      fates[fate] = (fates[fate] ?? 0) + 1;
    });
    const foreign = await open(other, { userId: other.id });
    await Promise.all(decided);
    expect(fates).toEqual({ open: 100, 429: 1900 });
    for (const socket of [...sockets, foreign.socket]) socket.terminate();
  });

  it('lets nobody in who does not say in five seconds whose the window is', async () => {
    const user = await server.user();
    const begun = Date.now();
    const spoken = await open(user, { userId: user.id });
    const silent = await open(user, { userId: 7 });
    const [code] = await once(silent.socket, 'close');
    expect([code, Date.now() - begun >= 4900]).toEqual([4408, true]);
    await roundTrip(spoken.socket);
    expect(spoken.socket.readyState).toBe(WebSocket.OPEN);
    spoken.socket.close();
  });

  it('needs a session and our own page at the upgrade', async () => {
    const user = await server.user();
    expect(await refused({ origin: base })).toBe(401);
    expect(await refused({ cookie: user.cookie })).toBe(403);
    expect(await refused({ cookie: user.cookie, origin: 'https://evil.example' })).toBe(403);
  });
});
