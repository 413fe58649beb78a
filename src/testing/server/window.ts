import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '#shared/realtime.ts';

/** Somebody's window as a server sees it: what it hears over the live channel. */
export interface Window {
  heard: ServerMessage[];
  closed(): ReturnType<typeof expect.poll>;
  /** Waits until it was told something so many times. */
  told(type: ServerMessage['type'], times?: number): Promise<void>;
  close(): void;
}

/** A window of an account at a server, once it hears. */
export async function openWindow(base: string, { id, cookie }: { id: string; cookie: string }): Promise<Window> {
  const socket = new WebSocket(base.replace('http', 'ws').concat('/ws'), { headers: { cookie, origin: base } });
  const heard: ServerMessage[] = [];
  let code: number | undefined;
  socket.on('error', () => {});
  socket.on('message', (text) => heard.push(JSON.parse(String(text))));
  socket.on('close', (closed) => (code = closed));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', userId: id, clientId: 'another' })));
  const window: Window = {
    heard,
    close: () => socket.close(),
    closed: () => expect.poll(() => code, { timeout: 5000 }),
    told: (type, times = 1) =>
      expect
        .poll(() => heard.filter((one) => one.type === type).length, { timeout: 15_000 })
        .toBeGreaterThanOrEqual(times),
  };
  await window.told('joined');
  return window;
}
