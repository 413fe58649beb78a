import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isStorable } from '#shared/characters.ts';
import { installErrorReplies } from './errors.ts';
import { installJsonParser } from './json-body.ts';

const app = Fastify();
installErrorReplies(app as never);
installJsonParser(app as never);
app.post('/', ({ body, sentBody }) => ({ body, sent: sentBody?.toString() ?? null }));
app.get('/', ({ sentBody }) => ({ sent: sentBody }));

async function post(payload: string | Buffer, type = 'application/json') {
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a body', () => {
  it('is what its JSON says, and is kept as it was sent', async () => {
    const payload = '{ "title":"Отчёт", "tags": [null, 1, true] }';
    expect(await post(payload)).toEqual({
      status: 200,
      body: { body: { title: 'Отчёт', tags: [null, 1, true] }, sent: payload },
    });
  });

  it('that is empty is none', async () => {
    expect(await post('')).toEqual({ status: 200, body: { sent: '' } });
    expect((await app.inject('/')).json()).toEqual({ sent: null });
  });

  it.each([
    'application/json; charset=utf-8',
    'application/json; charset=UTF8',
    'application/json;charset="utf-8"',
    'application/json; profile=x; charset=utf-8',
  ])('as %s is taken', async (type) => {
    expect((await post('{}', type)).status).toBe(200);
  });

  it.each([
    'application/json; charset=windows-1251',
    'application/json;charset="koi8-r"',
    'application/json; CHARSET=latin1',
    'application/json;  charset=utf-88',
    'application/json; charset=xutf-8',
    'application/json; profile=x;\tcharset=utf-16',
  ])('as %s is in another encoding', async (type) => {
    expect(await post('{}', type)).toEqual({
      status: 415,
      body: { message: 'Запрос должен быть в кодировке UTF-8', code: 'media_type' },
    });
  });

  it('of bytes that are no UTF-8 is refused', async () => {
    expect(await post(Buffer.from('{"title":"\xe0"}', 'latin1'))).toEqual({
      status: 400,
      body: { message: 'Запрос должен быть в кодировке UTF-8', code: 'validation' },
    });
  });

  it.each(['{"title": ', 'title=a', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])(
    'that is no JSON of plain data is refused: %s',
    async (payload) => {
      expect(await post(payload)).toEqual({
        status: 400,
        body: { message: 'Тело запроса — не JSON', code: 'validation' },
      });
    },
  );

  it.each(['text/plain', 'text/csv'])('as %s is no JSON', async (type) => {
    expect((await post('{}', type)).status).toBe(415);
  });
});

describe('a text in a body', () => {
  it.each([
    '"\\u0000"',
    '"\\ud83d"',
    '"\\uDE00\\uD83D"',
    '{"title":"а\\u0000"}',
    '{"а\\u0000":1}',
    '{"a":null,"b":[{"c":["\\ud800"]}]}',
  ])('that no database keeps is refused: %s', async (payload) => {
    expect(await post(payload)).toEqual({
      status: 400,
      body: { message: 'Недопустимый символ в тексте', code: 'validation' },
    });
  });

  it.each(['"\\ud83d\\ude00"', '{"a":null,"b":"\\\\ud83d"}', '"\\\\u0000"'])(
    'that one keeps is taken: %s',
    async (payload) => {
      expect(await post(payload)).toMatchObject({ status: 200, body: { body: JSON.parse(payload) } });
    },
  );

  it('is taken exactly where each in it can be kept, however it is nested and written', async () => {
    const unit = fc.constantFrom('а', '\0', '\ud83d', '\ude00', '\\', 'u', '0', 'd', '"');
    const { value } = fc.letrec((nested) => ({
      value: fc.oneof({ maxDepth: 3 }, fc.string({ unit, maxLength: 4 }), nested('list'), nested('object')),
      list: fc.array(nested('value'), { maxLength: 3 }),
      object: fc.dictionary(fc.string({ unit, maxLength: 3 }), nested('value'), { maxKeys: 3, noNullPrototype: true }),
    }));
    const texts = (all: unknown): string[] => {
      if (typeof all === 'string') return [all];
      return typeof all === 'object' && all !== null ? Object.entries(all).flat().flatMap(texts) : [];
    };
    await fc.assert(
      fc.asyncProperty(value, async (body) => {
        expect((await post(JSON.stringify(body))).status).toBe(texts(body).every(isStorable) ? 200 : 400);
      }),
    );
  });
});
