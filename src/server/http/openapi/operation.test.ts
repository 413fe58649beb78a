import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HEADER_PARAMETERS, operationOf, type ServedEndpoint } from './operation.ts';
import { createSchemas } from './schemas.ts';

const described = (endpoint: Partial<ServedEndpoint>) => {
  const full: ServedEndpoint = { method: 'GET', path: '/api/tasks', summary: 'What it does', open: true, ...endpoint };
  const { responses, ...rest } = operationOf(full, createSchemas());
  return { ...rest, responses: responses as Record<number, unknown> };
};
const JSON_TEXT = (schema: object) => ({ content: { 'application/json': { schema } } });
const OBJECT = z.object({ title: z.string() });
const AS_SCHEMA = expect.objectContaining({ type: 'object', required: ['title'] });
const text = (said: string) => ({ description: expect.stringContaining(said), schema: { type: 'string' } });

describe('a call', () => {
  it.each([
    ['PATCH', '/api/focus-sessions/:id/end', 'patchFocusSessionsIdEnd', 'focus-sessions'],
    ['GET', '/api/health', 'getHealth', 'health'],
  ] as const)('%s %s is called %s', (method, path, operationId, tag) => {
    expect(described({ method, path })).toMatchObject({ operationId, tags: [tag], summary: 'What it does' });
  });

  it('needs a session, unless it is open', () => {
    expect(described({ open: false }).security).toEqual([{ session: [] }]);
    expect(described({}).security).toEqual([]);
  });
});

describe('what a call takes', () => {
  const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const KEYED = ['IdempotencyKey', 'ChangedAt', 'JournalEntry', 'FeedCursor'].map(ref);

  it.each<[string, Partial<ServedEndpoint>, unknown[]]>([
    ['of nobody', {}, []],
    ['of nobody, to change something', { method: 'POST' }, []],
    ['of an account', { open: false }, [ref('TimeZone')]],
    [
      'of an account, to change something',
      { open: false, method: 'PUT' },
      [ref('TimeZone'), ref('ClientId'), ...KEYED],
    ],
    ['of an account, without a key', { open: false, method: 'PUT', unkeyed: true }, [ref('TimeZone'), ref('ClientId')]],
    ['where it may be held already', { cached: true }, [ref('IfNoneMatch')]],
  ])('%s in headers', (_name, endpoint, parameters) => {
    expect(described(endpoint).parameters).toEqual(parameters);
  });

  it('in its path and its query', () => {
    const query = z.object({ days: z.string(), since: z.string().optional() });
    expect(described({ path: '/api/habits/:id/days/:day', query }).parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'day', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'days', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'since', in: 'query', required: false, schema: { type: 'string' } },
    ]);
    expect(described({ query: z.object({ days: z.string().optional() }) }).parameters).toMatchObject([
      { required: false },
    ]);
  });

  it.each<[string, Partial<ServedEndpoint>, unknown]>([
    ['none', {}, undefined],
    ['JSON', { body: OBJECT }, { required: true, ...JSON_TEXT(AS_SCHEMA) }],
    ['JSON or nothing', { body: OBJECT.partial() }, { required: false, ...JSON_TEXT(expect.anything()) }],
    ['bytes', { raw: 'audio/*' }, { required: true, content: { 'audio/*': { schema: {} } } }],
    [
      'a file',
      { file: 'photo' },
      {
        required: true,
        content: {
          'multipart/form-data': { schema: { type: 'object', required: ['photo'], properties: { photo: {} } } },
        },
      },
    ],
  ])('as its body: %s', (_name, endpoint, body) => {
    expect(described({ method: 'POST', ...endpoint }).requestBody).toEqual(body);
  });

  it('as its body is told as it is sent', () => {
    const body = z.object({ title: z.string().default('') });
    expect(described({ method: 'POST', body }).requestBody!.content['application/json']!.schema).not.toHaveProperty(
      'required',
    );
  });

  it('in headers is told once', () => {
    const named = Object.values(HEADER_PARAMETERS).map(({ name, in: where, schema }) => [name, where, schema]);
    expect(named).toEqual([
      ['X-Timezone', 'header', { type: 'string', examples: ['Europe/Moscow'] }],
      ['X-Client-Id', 'header', { type: 'string', maxLength: 64 }],
      ['Idempotency-Key', 'header', { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' }],
      ['X-Changed-At', 'header', { type: 'string', format: 'date-time' }],
      ['X-Journal-Entry', 'header', { type: 'string', format: 'uuid' }],
      ['X-Feed-Cursor', 'header', { type: 'string', maxLength: 500 }],
      ['If-None-Match', 'header', { type: 'string' }],
    ]);
    for (const { description } of Object.values(HEADER_PARAMETERS)) expect(description).not.toBe('');
  });
});

describe('what a call answers', () => {
  it.each<[string, Partial<ServedEndpoint>, number, unknown]>([
    ['nothing', {}, 200, { description: 'Done' }],
    ['nothing, by its own status', { status: 204 }, 204, { description: 'Done' }],
    ['JSON', { reply: OBJECT }, 200, { description: 'Done', ...JSON_TEXT(AS_SCHEMA) }],
    [
      'JSON, as it leaves',
      { reply: z.object({ title: z.string().default('') }) },
      200,
      { description: 'Done', ...JSON_TEXT(AS_SCHEMA) },
    ],
    [
      'a text',
      { media: 'text/csv; charset=utf-8' },
      200,
      { description: 'Done', content: { 'text/csv': { schema: { type: 'string' } } } },
    ],
    ['bytes', { media: 'image/webp' }, 200, { description: 'Done', content: { 'image/webp': { schema: {} } } }],
    [
      'JSON, a text or a sound',
      { reply: OBJECT, media: 'text/csv', mediaRange: 'audio/*' },
      200,
      {
        description: 'Done',
        content: {
          'application/json': { schema: AS_SCHEMA },
          'text/csv': { schema: { type: 'string' } },
          'audio/*': { schema: {} },
        },
      },
    ],
    ['a session', { startsSession: true }, 200, { description: 'Done', headers: { 'Set-Cookie': text('cookie') } }],
    ['a way to go', { status: 302 }, 302, { description: 'Done', headers: { Location: text('to go') } }],
    ['what may be held', { cached: true }, 200, { description: 'Done', headers: { ETag: text('Names this answer') } }],
    [
      'that it is held',
      { cached: true },
      304,
      { description: expect.stringContaining('holds'), headers: { ETag: text('Names this answer') } },
    ],
    [
      'what was there already',
      { status: 201, statusAgain: 200, reply: OBJECT },
      200,
      {
        description: 'It was there already',
        ...JSON_TEXT(AS_SCHEMA),
      },
    ],
    [
      'a question first',
      { status: 302, asksFirst: true },
      200,
      {
        description: expect.stringContaining('asks'),
        content: { 'text/html': { schema: { type: 'string' } } },
      },
    ],
    ['a refusal', {}, 400, { $ref: '#/components/responses/BadRequest' }],
  ])('%s', (_name, endpoint, status, answer) => {
    expect(described(endpoint).responses[status]).toEqual(answer);
  });

  it('and nothing else', () => {
    const succeeding = (endpoint: Partial<ServedEndpoint>) =>
      Object.keys(described(endpoint).responses).filter((status) => status < '400');
    expect(succeeding({})).toEqual(['200']);
    expect(succeeding({ status: 201 })).toEqual(['201']);
  });
});
