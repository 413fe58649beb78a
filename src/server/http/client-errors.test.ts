import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerClientError, refuseOddRequests } from './client-errors.ts';
import { installErrorReplies } from './errors.ts';

describe('bytes that are no request', () => {
  const given = (socket: Partial<Pick<Socket, 'writable' | 'destroyed'>>, code?: string) => {
    const all = { writable: true, destroyed: false, write: vi.fn(), destroy: vi.fn(), ...socket };
    const error = Object.assign(new Error('broken'), code === undefined ? {} : { code });
    answerClientError(error, all as never);
    return { written: all.write.mock.calls.map(([text]) => String(text)), ended: all.destroy.mock.calls };
  };

  it.each([
    ['HPE_INVALID_METHOD', '400 Bad Request', 'validation', 'Неверный запрос'],
    [undefined, '400 Bad Request', 'validation', 'Неверный запрос'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'timeout', 'Запрос пришёл не целиком'],
    [
      'HPE_HEADER_OVERFLOW',
      '431 Request Header Fields Too Large',
      'headers_too_large',
      'Слишком длинный адрес или заголовки',
    ],
  ])('(%s) are answered %s, and the connection is ended', (failed, status, code, message) => {
    const { written, ended } = given({}, failed);
    const [head = '', body = ''] = written.join('').split('\r\n\r\n');
    const [line, ...headers] = head.split('\r\n');
    expect(line).toBe(`HTTP/1.1 ${status}`);
    expect(headers.toSorted()).toEqual([
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toEqual({ message, code });
    expect(ended).toEqual([[expect.objectContaining({ message: 'broken' })]]);
  });

  it('of a connection that takes no more are not answered, and it is ended', () => {
    expect(given({ writable: false })).toMatchObject({ written: [], ended: [[expect.any(Error)]] });
  });

  it.each([
    ['was cut by the other side', {}, 'ECONNRESET'],
    ['has ended already', { destroyed: true }, 'HPE_INVALID_METHOD'],
  ])('of a connection that %s are left alone', (_, socket, code) => {
    expect(given(socket, code)).toEqual({ written: [], ended: [] });
  });
});

describe('a request', () => {
  const app = Fastify({ http: { requireHostHeader: false } });
  beforeAll(async () => {
    installErrorReplies(app as never);
    refuseOddRequests(app as never);
    app.all('/', () => 'ok');
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  async function answersTo(head: string): Promise<string> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    return Buffer.concat(await socket.toArray()).toString();
  }
  const statusesOf = async (head: string) =>
    [...(await answersTo(head)).matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

  it.each([
    ['without a Host is refused', 'GET / HTTP/1.1', 400],
    ['without a Host in HTTP/1.0 is served', 'GET / HTTP/1.0', 200],
    ['with a Host is served', 'GET / HTTP/1.1\r\nHost: localhost', 200],
    ['with an expectation that is not met is refused', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracle', 417],
    ['that expects less is refused', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x100-continue', 417],
  ])('%s', async (_, head, status) => {
    expect(await statusesOf(head)).toEqual([status]);
  });

  it.each([
    ['100-continue', 200],
    ['100-Continue', 200],
    ['100-continue, miracle', 417],
  ])('that expects %s is told to go on, then answered %i', async (expectation, status) => {
    expect(await statusesOf(`GET / HTTP/1.1\r\nHost: localhost\r\nExpect: ${expectation}`)).toEqual([100, status]);
  });

  it('with an expectation that is not met is refused in our words', async () => {
    expect(await answersTo('GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracle')).toContain('expectation_failed');
  });
});
