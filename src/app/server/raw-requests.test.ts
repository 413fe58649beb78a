import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
let port: number;
beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.http.server.address() as AddressInfo).port;
});

/** Sends bytes as they are and reads until the server ends the connection. */
async function say(text: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const answer = Buffer.concat(await socket.toArray()).toString();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  return { status: Number(line.split(' ')[1]), headers: headers.join('\n').toLowerCase(), body };
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const post = (headers: string) => `POST /api/tasks HTTP/1.1\r\n${HOST}${headers}\r\n\r\n{}`;
const JSON_TYPE = 'Content-Type: application/json\r\n';

describe('what is no request, or no call, is refused in the form of the contract', () => {
  it.each<[string, string, number, string, string]>([
    ['no HTTP', 'привет\r\n\r\n', 400, 'validation', 'Неверный запрос'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'validation', 'Неверный запрос'],
    ['an unknown method', `BREW /api/tasks HTTP/1.1\r\n${HOST}\r\n`, 400, 'validation', 'Неверный запрос'],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'validation', 'Неверный запрос'],
    ['no length', post(`${JSON_TYPE}Content-Length: x`), 400, 'validation', 'Неверный запрос'],
    ['a broken chunk', post(`${JSON_TYPE}Transfer-Encoding: chunked`), 400, 'validation', 'Неверный запрос'],
    [
      'broken gzip',
      post(`${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2`),
      400,
      'validation',
      'Неверный запрос',
    ],
    ['two lengths', post(`${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3`), 400, 'validation', 'Неверный запрос'],
    [
      'a length beside chunks',
      post(`${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked`),
      400,
      'validation',
      'Неверный запрос',
    ],
    ['no media type', post('Content-Length: 2'), 415, 'media_type', 'Неподдерживаемый тип данных'],
    [
      'no such compression',
      post(`${JSON_TYPE}Content-Encoding: x\r\nContent-Length: 2`),
      415,
      'media_type',
      'Неподдерживаемый тип данных',
    ],
    ['too long a body', post(`${JSON_TYPE}Content-Length: 2000000`), 413, 'too_large', 'Слишком большой запрос'],
    [
      'an odd expectation',
      post(`${JSON_TYPE}Expect: miracle\r\nContent-Length: 2`),
      417,
      'expectation_failed',
      'Заголовок Expect не поддерживается',
    ],
    [
      'too long headers',
      `GET /api/tasks HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
      'Слишком длинный адрес или заголовки',
    ],
    [
      'too long an address',
      `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
      431,
      'headers_too_large',
      'Слишком длинный адрес или заголовки',
    ],
    [
      'an endless id',
      `GET /api/tasks/${'x'.repeat(300)}/analytics HTTP/1.1\r\n${HOST}\r\n`,
      401,
      'unauthorized',
      'Unauthorized',
    ],
    ['no path', `GET /api HTTP/1.1\r\n${HOST}\r\n`, 404, 'not_found', 'Такого адреса нет'],
    [
      'another protocol’s method',
      `PROPFIND /api/nothing HTTP/1.1\r\n${HOST}\r\n`,
      404,
      'not_found',
      'Такого адреса нет',
    ],
  ])('%s', async (_name, text, status, code, message) => {
    const answer = await say(text);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { message, code }]);
    expect(answer.headers).toContain('content-type: application/json; charset=utf-8');
  });

  it.each([
    ['DELETE /api/tasks', 'get, head, post'],
    ['PROPFIND /api/tasks/1', 'put, patch, delete'],
    ['OPTIONS /api/auth/yandex/callback', 'get, head'],
    ['POST /api/health', 'get, head'],
    ['TRACE /api/health', 'get, head'],
  ])('%s is told what is possible there', async (call, allowed) => {
    const answer = await say(`${call} HTTP/1.1\r\n${HOST}\r\n`);
    const body = { message: 'По этому адресу такой вызов невозможен', code: 'method_not_allowed' };
    expect([answer.status, JSON.parse(answer.body)]).toEqual([405, body]);
    expect(answer.headers).toContain(`allow: ${allowed}\n`);
  });

  it('the expectation of a big body is met', async () => {
    const answer = await say(post(`${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 2`));
    expect(answer.status).toBe(100);
  });
});
