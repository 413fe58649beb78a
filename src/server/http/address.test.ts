import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardAddress, readableUrl } from './address.ts';
import { installErrorReplies } from './errors.ts';

describe('the address that is looked up', () => {
  it.each([
    ['/api/tasks/%D0%B0?x=%ff', '/api/tasks/%D0%B0?x=%ff'],
    ['/%ff', '/%25ff'],
    ['/%', '/%25'],
    ['/a%20b/%ff%', '/a%2520b/%25ff%25'],
    ['/%ff?x=%20&y=?', '/%25ff?x=%20&y=?'],
    ['', ''],
    [undefined, '/'],
  ])('of %j is %j', (url, expected) => {
    expect(readableUrl({ url })).toBe(expected);
  });

  it('can always be decoded, and is the same wherever it could be', () => {
    const signs = fc.string({ unit: fc.constantFrom('/', '%', '2', '0', 'f', 'D', '?', 'a') });
    fc.assert(
      fc.property(signs, (url) => {
        const [path = ''] = readableUrl({ url }).split('?');
        expect(() => decodeURIComponent(path)).not.toThrow();
        expect(readableUrl({ url: readableUrl({ url }) })).toBe(readableUrl({ url }));
      }),
    );
  });
});

describe('a call', () => {
  const app = Fastify({ rewriteUrl: readableUrl });
  beforeAll(async () => {
    installErrorReplies(app as never);
    guardAddress(app as never);
    app.get('/*', ({ query }) => ({ query }));
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  /** Bytes of the address go out as they are: `fetch` would encode them. */
  async function get(address: string) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = Buffer.concat(await socket.toArray())
      .toString()
      .split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  }

  it.each(['/api/tasks/%ff', '/api/tasks?since=%ff', '/api?%00=1', '/api/%ED%A0%80'])(
    'to %s is refused: it is no text, or none that a database keeps',
    async (address) => {
      expect(await get(address)).toEqual({
        status: 400,
        body: { message: 'Адрес записан с ошибкой', code: 'validation' },
      });
    },
  );

  it.each(['/api/tasks?q=%D0%B0', '/api/!~', '/api/%F0%9F%98%80'])('to %s is taken', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it.each(['/%ff', '/tasks?q=%00'])('for the page %s is taken: it reaches no database', async (address) => {
    expect((await get(address)).status).toBe(200);
  });
});
