import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { useOwnProcess } from '#testing/server/own-process.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const REGISTRATION = JSON.stringify({ email: 'late@example.test', password: 'correct horse' });
const head = (framing: string) =>
  `POST /api/auth/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const HEAD = head(`Content-Length: ${REGISTRATION.length}`);

/** A connection that has sent this much and tells what came back. */
async function sending(port: number, text: string): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  socket.on('error', () => {}); // a cut connection is what these tests are about
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received: () => received };
}

/** Sends a space each tenth of a second until the connection is gone. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write(' '), 100);
  socket.on('close', () => clearInterval(timer));
}

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a stop', () => {
  const own = useOwnProcess();

  it('answers who is about to finish, waits for nobody else, and ends with 0 within ten seconds', async () => {
    const { server } = own;
    const port = Number(new URL(server.base).port);
    const registered = await fetch(`${server.base}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@example.test', password: 'correct horse' }),
    });
    const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!;
    const { id } = (await registered.json()) as { id: string };
    const frozen = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, origin: server.base });
    frozen.on('error', () => {});
    await once(frozen, 'open');
    frozen.send(JSON.stringify({ type: 'auth', userId: id }));
    frozen.pause();
    await sending(port, HEAD.slice(0, 40));
    await sending(port, HEAD + REGISTRATION.slice(0, 10));
    await sending(port, `${head('Transfer-Encoding: chunked')}5\r\n{"ema`);
    drip((await sending(port, HEAD.replace(`${REGISTRATION.length}`, '100000'))).socket);
    const late = await sending(port, HEAD + REGISTRATION.slice(0, 20));
    await sleep(300);

    const asked = performance.now();
    const ended = server.end('SIGTERM');
    await sleep(1000);
    late.socket.write(REGISTRATION.slice(20));
    expect(await ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(late.received()).toContain('HTTP/1.1 201');
    expect(server.output()).toContain('"connections":5');
  });
});

describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a request that takes for ever to arrive', () => {
  const app = useTestApp();

  it('is given up, however diligently it drips', async () => {
    const { http } = app.app;
    expect(http.server.requestTimeout).toBeGreaterThan(0);
    http.server.requestTimeout = 200;
    http.server.headersTimeout = 100; // Node takes the greater of the two for the whole request
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const { socket, received } = await sending(port, HEAD.replace(`${REGISTRATION.length}`, '100000'));
    drip(socket);
    await once(socket, 'close');
    expect(received()).toContain('HTTP/1.1 408');
  });
});
