import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
let base: string;

beforeAll(async () => {
  base = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});

interface Tab {
  socket: WebSocket;
  messages: unknown[];
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
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', ...auth }));
  await roundTrip(socket);
  return { socket, messages };
}

/** The HTTP status with which an upgrade is refused. */
async function refused(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
  });
}

describe('the live channel', () => {
  it('tells the other tabs of the user, not the one that acted, and nobody else', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const acting = await open(user, { userId: user.id, clientId: 'tab-1' });
    const second = await open(user, { userId: user.id, clientId: 'tab-2' });
    const foreign = await open(other, { userId: other.id, clientId: 'tab-3' });
    await user.post('/api/tasks', { title: 'а' }, { headers: { 'x-client-id': 'tab-1' } });
    await Promise.all([acting, second, foreign].map(({ socket }) => roundTrip(socket)));
    expect(second.messages).toEqual([{ type: 'invalidate', data: { keys: expect.arrayContaining(['/api/tasks']) } }]);
    expect([acting.messages, foreign.messages]).toEqual([[], []]);
    for (const tab of [acting, second, foreign]) tab.socket.close();
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

  it('needs a session and our own page at the upgrade', async () => {
    const user = await server.user();
    expect(await refused({ origin: base })).toBe(401);
    expect(await refused({ cookie: user.cookie })).toBe(403);
    expect(await refused({ cookie: user.cookie, origin: 'https://evil.example' })).toBe(403);
  });
});
