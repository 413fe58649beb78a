import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useServing } from '#testing/server/serving.ts';
import { useTestContext } from '#testing/server/use-context.ts';

const server = useTestContext();
const { calling } = useServing(server);
const GET = { method: 'GET', path: '/', summary: '' } as const;
const CSV = { ...GET, media: 'text/csv; charset=utf-8' } as const;
const JSON_TYPE = 'application/json; charset=utf-8';
const title = z.object({ title: z.string() });
const until = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true));

describe('an answer of its own type', () => {
  it('is sent as it is', async () => {
    const { get } = await calling((serve) => serve(CSV, () => Buffer.from('a;b')));
    const { status, headers, body } = await get();
    expect([status, headers['content-type'], body]).toEqual([200, CSV.media, 'a;b']);
  });

  it('may be of the type that the handler says', async () => {
    const { get } = await calling((serve) =>
      serve(CSV, ({ reply }) => {
        reply.type('audio/wav');
        return Buffer.from('sound');
      }),
    );
    expect((await get()).headers['content-type']).toBe('audio/wav');
  });

  it('is JSON by its schema where it is an object', async () => {
    const { get } = await calling((serve) => {
      serve({ ...CSV, reply: title }, () => ({ title: 'а', more: 1 }) as { title: string });
      serve({ ...CSV, path: '/text', reply: title }, () => 'a;b');
    });
    const { headers, body } = await get();
    expect([headers['content-type'], body]).toEqual([JSON_TYPE, '{"title":"а"}']);
    const text = await get('/text');
    expect([text.headers['content-type'], text.body]).toEqual([CSV.media, 'a;b']);
  });

  it('is nothing that was there already', async () => {
    const { get } = await calling((serve) =>
      serve(CSV, ({ again }) => {
        again();
        return 'a;b';
      }),
    );
    expect((await get()).status).toBe(200);
  });
});

describe('an answer in pieces', () => {
  async function* pieces() {
    yield 'а';
    yield '';
    yield 'б';
  }

  it('is sent whole', async () => {
    const { get } = await calling((serve) => serve(CSV, () => pieces()));
    const { status, headers, body } = await get();
    expect([status, headers['content-type'], body]).toEqual([200, CSV.media, 'аб']);
  });

  it('is refused like any call where the first fails', async () => {
    const { get } = await calling((serve) =>
      // biome-ignore lint/correctness/useYield: it fails first
      serve(CSV, async function* () {
        throw new Error('broken');
      }),
    );
    const { status, body } = await get();
    expect([status, JSON.parse(body).code]).toEqual([500, 'internal']);
  });

  it('is made as fast as it is read, and no further once the reader has gone', async () => {
    let made = 0;
    let over = false;
    const { app, account } = await calling((serve) =>
      serve({ ...CSV, heavy: 'reading' }, async function* () {
        try {
          for (; made < 100; made++) yield 'x'.repeat(8_000_000);
        } finally {
          over = true;
        }
      }),
    );
    const reader = await requesting(app, account);
    reader.pause();
    await until(() => made > 0);
    await sleep(20);
    expect([made < 10, over]).toEqual([true, false]);
    reader.destroy();
    await until(() => over);
    expect(made).toBeLessThan(10);
  });

  it('takes a turn in its line for each', async () => {
    const making = { now: 0, most: 0 };
    const { get } = await calling((serve) =>
      serve({ ...CSV, heavy: 'reading' }, async function* () {
        for (let piece = 0; piece < 3; piece++) {
          making.most = Math.max(making.most, ++making.now);
          await sleep(5);
          making.now--;
          yield String(piece);
        }
      }),
    );
    const answers = await Promise.all([get(), get(), get()]);
    expect([answers.map(({ body }) => body), making]).toEqual([['012', '012', '012'], { now: 0, most: 1 }]);
  });
});

describe('an answer', () => {
  it('without a reply has no body', async () => {
    const { get } = await calling((serve) => serve({ ...GET, status: 204 }, () => {}));
    const { status, body, headers } = await get();
    expect([status, body, headers['content-type']]).toEqual([204, '', undefined]);
  });

  it('that is long arrives whole', async () => {
    const long = 'ж'.repeat(600_000);
    const { get } = await calling((serve) => serve({ ...GET, reply: title }, () => ({ title: long })));
    const { body, headers } = await get();
    expect([body === JSON.stringify({ title: long }), headers['content-type']]).toEqual([true, JSON_TYPE]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(JSON.stringify({ title: long }))));
  });

  it('that is long lets others in while it is sent', async () => {
    let turns = 0;
    const { get } = await calling((serve) =>
      serve({ ...GET, reply: title }, () => {
        const others = () => void (++turns < 1000 && setImmediate(others));
        setImmediate(others);
        return { title: 'ж'.repeat(30_000_000) };
      }),
    );
    await get();
    expect(turns).toBeGreaterThan(0);
  });
});

describe('calls that cost much', () => {
  it('of one account are done one after another, others at once', async () => {
    const making = { heavy: 0, light: 0, now: 0 };
    const work = (kind: 'heavy' | 'light') => async () => {
      making[kind] = Math.max(making[kind], ++making.now);
      await sleep(10);
      making.now--;
    };
    const { get, visitor } = await calling((serve) => {
      serve({ ...GET, heavy: 'reading' }, work('heavy'));
      serve({ ...GET, path: '/light' }, work('light'));
      serve({ ...GET, path: '/open', open: true, heavy: 'reading' }, work('light'));
    });
    await Promise.all([get(), get(), get()]);
    expect(making).toMatchObject({ heavy: 1, now: 0 });
    await Promise.all([get('/light'), get('/light')]);
    expect(making).toMatchObject({ light: 2, now: 0 });
    await Promise.all([visitor.get('/open'), visitor.get('/open'), visitor.get('/open')]);
    expect(making).toMatchObject({ light: 3, now: 0 });
  });

  it('are not done for whoever hung up while waiting', async () => {
    let began = 0;
    let end = () => {};
    const { app, account, get } = await calling((serve) =>
      serve({ ...GET, heavy: 'reading' }, async () => {
        began++;
        await new Promise<void>((resolve) => {
          end = resolve;
        });
      }),
    );
    const first = get();
    await until(() => began === 1);
    const gone = await requesting(app, account);
    await sleep(20);
    gone.destroy();
    await once(gone, 'close');
    await sleep(20);
    end();
    expect((await first).status).toBe(200);
    await sleep(20);
    expect(began).toBe(1);
  });
});

/** A connection of its own over which the account has asked. */
async function requesting(app: Awaited<ReturnType<typeof calling>>['app'], account: string) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\naccount: ${account}\r\n\r\n`);
  return socket;
}
