import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import { useServing } from '#testing/server/serving.ts';
import { useTestContext } from '#testing/server/use-context.ts';
import { whoAsks } from '../event-loop.ts';
import { newId } from '../id.ts';
import { Overtaken } from './idempotency.ts';
import { createServe, type Serve } from './serve.ts';

const server = useTestContext();
const NOON = Date.parse('2026-11-18T12:00:00Z');
const JSON_TYPE = 'application/json; charset=utf-8';
const title = z.object({ title: z.string() });
const UNAUTHORIZED = { message: 'Unauthorized', code: 'unauthorized' };

const { serving, calling } = useServing(server);
const GET = { method: 'GET', path: '/', summary: '' } as const;
const POST = { method: 'POST', path: '/', summary: '', body: title, reply: title } as const;

describe('who calls', () => {
  it('needs a session, and is nobody else’s business', async () => {
    const { visitor, get, account } = await calling((serve) =>
      serve({ ...GET, reply: title }, ({ actor }) => ({ title: actor.userId })),
    );
    const refused = await visitor.get();
    expect([refused.status, JSON.parse(refused.body)]).toEqual([401, UNAUTHORIZED]);
    expect(refused.headers['cache-control']).toBeUndefined();
    const { status, headers, body } = await get();
    expect([status, JSON.parse(body)]).toEqual([200, { title: account }]);
    expect([headers['cache-control'], headers['content-type']]).toEqual(['private, no-cache', JSON_TYPE]);
  });

  it('may be anybody where it is open', async () => {
    const { visitor, get, account } = await calling((serve) =>
      serve({ ...GET, open: true, reply: title }, ({ actor }) => ({ title: actor?.userId ?? 'a visitor' })),
    );
    const { headers, body } = await visitor.get();
    expect([headers['cache-control'], body]).toEqual([undefined, '{"title":"a visitor"}']);
    expect((await get()).body).toBe(JSON.stringify({ title: account }));
  });
});

it('the work of a call is that of its account, and a visitor’s that of where it comes from', async () => {
  const { visitor, get, account } = await calling((serve) =>
    serve({ ...GET, open: true, reply: title }, () => ({ title: whoAsks() })),
  );
  expect([(await get()).body, (await visitor.get()).body]).toEqual([
    JSON.stringify({ title: account }),
    '{"title":"127.0.0.1"}',
  ]);
});

describe('what a call takes', () => {
  const echo = (serve: Serve) => {
    serve({ ...POST, reply: z.any() }, ({ body }) => body);
    serve({ ...GET, query: z.object({ days: z.coerce.number() }), reply: z.any() }, ({ query }) => query);
    serve({ ...GET, path: '/of/:id/:taskId/:width', reply: z.any() }, ({ params }) => params);
  };

  it('is what its schemas make of it', async () => {
    const { post, get } = await calling(echo);
    expect((await post({ title: 'а', more: 1 })).body).toBe('{"title":"а"}');
    expect((await get('/?days=7&more=1')).body).toBe('{"days":7}');
  });

  it('is refused where they do, nothing like an empty object', async () => {
    const { post, get } = await calling(echo);
    const message = 'Недопустимое значение';
    for (const [answer, path] of [
      [await post({ title: 1 }), 'title'],
      [await post(), 'title'],
      [await get(), 'days'],
      [await get('/?days=7&days=8'), 'days'],
    ] as const)
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        400,
        { message, code: 'validation', issues: [{ path, message }] },
      ]);
  });

  it('names by no id what there cannot be', async () => {
    const { get } = await calling(echo);
    const id = newId();
    expect(JSON.parse((await get(`/of/${id}/${id}/x`)).body)).toEqual({ id, taskId: id, width: 'x' });
    for (const url of [`/of/x/${id}/x`, `/of/${id}/x/x`]) {
      const { status, body } = await get(url);
      expect([status, JSON.parse(body)]).toEqual([404, { message: 'Не найдено', code: 'not_found' }]);
    }
  });

  it('is counted, and the account cleaned up, before anything is done', async () => {
    const order: string[] = [];
    const { get } = await calling((serve) =>
      serve({ ...GET, query: title }, () => void order.push('done'), {
        limits: [async () => void order.push('counted'), async () => void order.push('counted again')],
        before: async ({ userId }) => void order.push(`before of ${userId.length}`),
      }),
    );
    expect((await get('/?title=a')).status).toBe(200);
    expect(order).toEqual(['counted', 'counted again', 'before of 36', 'done']);
    await get('/');
    expect(order.slice(4)).toEqual(['counted', 'counted again', 'before of 36']);
  });

  it('is cleaned up for nobody who visits', async () => {
    const { visitor } = await calling((serve) =>
      serve({ ...GET, open: true }, () => {}, { before: ({ userId }) => Promise.reject(userId) }),
    );
    expect((await visitor.get()).status).toBe(200);
  });

  it('is described, and whether it is counted', async () => {
    const { served } = await serving((serve) => {
      serve({ ...GET, open: true }, () => {});
      serve({ ...GET, path: '/counted' }, () => {}, { limits: [] });
    });
    expect(served).toEqual([
      { ...GET, open: true, limited: false },
      { ...GET, path: '/counted', limited: true },
    ]);
  });

  it('may be served in a scope of its own', async () => {
    const { app } = await serving(() => {});
    const { serve } = createServe(app as never, server.context, 'build');
    await app.register(async (scope) => {
      scope.addHook('onSend', async (_request, reply) => void reply.header('scope', 'its own'));
      serve({ ...GET, open: true }, () => {}, { scope: scope as never });
    });
    expect((await app.inject('/')).headers.scope).toBe('its own');
  });
});

describe('when and as which act something is done', () => {
  const AT = '2026-11-18T10:00:00.000Z';
  const said = (entry: string) => ({ 'x-changed-at': AT, 'x-journal-entry': entry });

  it('is what a write says', async () => {
    server.clock.set(NOON);
    const { post, actors } = await calling((serve) => serve({ ...POST, reply: z.any() }, () => ({})));
    const entry = newId();
    expect((await post({ title: 'а' }, said(entry))).status).toBe(200);
    expect(actors[0]).toMatchObject({ changedAt: Date.parse(AT), entry });
    await post({ title: 'а' });
    expect(actors[1]).not.toHaveProperty('changedAt');
    expect(actors[1]).not.toHaveProperty('entry');
  });

  it('is not asked of what takes no key', async () => {
    const { get, actors, visitor } = await calling((serve) => serve({ ...GET, open: true }, () => {}));
    expect((await get('/', said('no id at all'))).status).toBe(200);
    expect(actors[0]).not.toHaveProperty('entry');
    expect((await visitor.get()).status).toBe(200);
  });
});

describe('an answer that is held already', () => {
  const cached = { ...GET, cached: true, reply: title } as const;

  it('is not made again', async () => {
    server.clock.set(NOON);
    let made = 0;
    const { get, account } = await calling((serve) => serve(cached, () => ({ title: String(++made) })));
    const first = await get();
    const epoch = await server.context.feed.epoch();
    const etag = `W/"build-${epoch}-${account}-7-Europe/Moscow-Europe/Moscow-2026-11-18"`;
    expect([first.status, first.headers.etag, first.headers['x-revision']]).toEqual([200, etag, '7']);
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, again.body, again.headers.etag, made]).toEqual([304, '', etag, 1]);
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('is told of where the clean-up has changed nothing', async () => {
    const { get } = await calling((serve) =>
      serve(cached, () => ({ title: '' }), {
        before: async (actor) => {
          actor.session.revision++;
        },
      }),
    );
    expect((await get()).headers.etag).toContain('-8-');
  });

  it('has no name where it is not kept', async () => {
    const { get, visitor } = await calling((serve) => {
      serve({ ...GET, reply: title }, () => ({ title: '' }));
      serve({ ...cached, path: '/open', open: true }, () => ({ title: '' }));
    });
    expect((await get()).headers.etag).toBeUndefined();
    const open = await visitor.get('/open');
    expect([open.status, open.headers.etag]).toEqual([200, undefined]);
  });
});

describe('a write with a key', () => {
  it('is done once, and tells by its status what it did', async () => {
    let done = 0;
    const { post } = await calling((serve) =>
      serve({ ...POST, status: 201, statusAgain: 200, fresh: { note: '' } }, ({ body, again }) => {
        if (++done > 1) again();
        return body;
      }),
    );
    const keyed = { 'idempotency-key': 'a-key' };
    for (let times = 0; times < 2; times++) {
      const { status, body } = await post({ title: 'а' }, keyed);
      expect([status, JSON.parse(body)]).toEqual([201, times === 0 ? { title: 'а' } : { title: 'а', note: '' }]);
    }
    expect((await post({ title: 'а' })).status).toBe(200);
    expect(done).toBe(2);
    expect((await post({ title: 'б' }, keyed)).status).toBe(409);
  });

  it('says nothing of what was there where the endpoint has no status for it', async () => {
    const { post } = await calling((serve) =>
      serve({ ...POST, status: 201 }, ({ body, again }) => {
        again();
        return body;
      }),
    );
    expect((await post({ title: 'а' })).status).toBe(201);
  });

  it('is known by its address as well', async () => {
    const { post } = await calling((serve) => serve({ ...POST, path: '/:name' }, ({ body }) => body));
    const keyed = { 'idempotency-key': 'a-key' };
    expect((await post({ title: 'а' }, keyed, '/one')).status).toBe(200);
    expect((await post({ title: 'а' }, keyed, '/other')).status).toBe(409);
  });

  it.each<[string, Partial<Endpoint>]>([
    ['of the account itself', { unkeyed: true }],
    ['of anybody', { open: true }],
  ])('%s is done each time', async (_name, endpoint) => {
    let done = 0;
    const { post } = await calling((serve) =>
      serve({ ...POST, ...endpoint } as typeof POST, () => ({ title: `${++done}` })),
    );
    for (let times = 0; times < 2; times++) await post({ title: 'а' }, { 'idempotency-key': 'a-key' });
    expect(done).toBe(2);
  });

  it('is prepared once', async () => {
    let prepared = 0;
    const { post } = await calling((serve) =>
      serve(POST, (_call, ahead: string) => ({ title: ahead }), {
        ahead: async ({ body }) => `${body.title} ${++prepared}`,
      }),
    );
    const keyed = { 'idempotency-key': 'a-key' };
    const answers = [await post({ title: 'а' }, keyed), await post({ title: 'а' }, keyed)];
    expect(answers.map(({ body }) => body)).toEqual(['{"title":"а 1"}', '{"title":"а 1"}']);
  });
});

it.each([
  [true, 2],
  [undefined, 1],
])('a call that is overtaken stands in line at once the next time where it is quick: %s', async (quick, times) => {
  const alone = vi.spyOn(server.context.database, 'alone');
  let done = 0;
  const { post } = await calling((serve) =>
    serve(
      POST,
      ({ body }) => {
        if (++done === 1) throw new Overtaken();
        return body;
      },
      { ahead: async () => {}, ...(quick && { quick }) },
    ),
  );
  for (let call = 0; call < 2; call++) expect((await post({ title: 'а' })).status).toBe(200);
  expect(alone).toHaveBeenCalledTimes(times);
  alone.mockRestore();
});
