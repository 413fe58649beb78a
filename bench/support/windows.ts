import { once } from 'node:events';
import WebSocket from 'ws';
import type { Account } from './calls.ts';

/** A window of an account with its live channel, once the server has let it in. */
export async function openWindow({ base, cookie, userId }: Account, clientId: string): Promise<WebSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { cookie, origin: base } });
  await once(socket, 'open');
  const joined = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'auth', userId, clientId }));
  await joined;
  return socket;
}
