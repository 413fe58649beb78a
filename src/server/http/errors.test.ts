import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, badRequest, notFound } from '#shared/errors.ts';
import { Unavailable } from '../database/trouble.ts';
import { installErrorReplies, refusal, validationError } from './errors.ts';
import { TooMany } from './rate-limits.ts';

/** What a caller and the log are told where this is thrown. */
async function told(error: unknown) {
  const log: { level: number; msg: string; err?: { message: string } }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(JSON.parse(line)) } } });
  installErrorReplies(app as unknown as FastifyInstance);
  app.get('/', () => {
    throw error;
  });
  const { statusCode: status, headers, body } = await app.inject('/');
  return { status, retryAfter: headers['retry-after'], body: JSON.parse(body), log };
}

const failing = (message: string, more: object) => Object.assign(new Error(message), more);

describe('a refusal', () => {
  it.each([
    [notFound('Нет такой задачи'), 404, { message: 'Нет такой задачи', code: 'not_found' }],
    [new AppError(503, 'model_away', 'Модель недоступна'), 503, { message: 'Модель недоступна', code: 'model_away' }],
    [
      badRequest('Слишком длинно', 'title'),
      400,
      { message: 'Слишком длинно', code: 'validation', issues: [{ path: 'title', message: 'Слишком длинно' }] },
    ],
  ])('%s is told as it is', async (error, status, body) => {
    expect(await told(error)).toMatchObject({ status, body, retryAfter: undefined });
    expect((await told(error)).body).toStrictEqual(body);
  });

  it('for a while says when to come back', async () => {
    expect(await told(new TooMany(61))).toMatchObject({
      status: 429,
      retryAfter: '61',
      body: { code: 'too_many' },
      log: [],
    });
  });

  it('because of a service outside is noted, but asks nobody to come back to us', async () => {
    const { retryAfter, log } = await told(new AppError(503, 'model_away', 'Модель недоступна'));
    expect(retryAfter).toBeUndefined();
    expect(log).toMatchObject([{ level: 40, msg: 'refused for now', err: { message: 'Модель недоступна' } }]);
  });
});

describe('what Fastify refuses', () => {
  const BAD_JSON = { message: 'Тело запроса — не JSON', code: 'validation' };
  it.each([
    ['a body that is no JSON', Object.assign(new SyntaxError('x'), { statusCode: 400 }), 400, BAD_JSON],
    [
      'a body with a prototype',
      failing('x', { statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }),
      400,
      BAD_JSON,
    ],
    ['an empty JSON body', failing('x', { statusCode: 400, code: 'FST_ERR_CTP_EMPTY_JSON_BODY' }), 400, BAD_JSON],
    ['anything else', failing('x', { statusCode: 400 }), 400, { message: 'Неверный запрос', code: 'validation' }],
    ['of no known kind', failing('x', { statusCode: 499 }), 499, { message: 'Неверный запрос', code: 'validation' }],
    ['too much', failing('x', { statusCode: 413 }), 413, { message: 'Слишком большой запрос', code: 'too_large' }],
    [
      'while it stops',
      failing('x', { statusCode: 503 }),
      503,
      { message: expect.stringContaining('перезапускается'), code: 'unavailable' },
    ],
  ])('is told in our words: %s', async (_, error, status, body) => {
    expect(await told(error)).toMatchObject({ status, body });
  });
});

describe('a failure of ours', () => {
  it.each([
    ['an error', new Error('password=secret')],
    ['an error of syntax that is ours', new SyntaxError('password=secret')],
    ['an error that calls itself one of the server', failing('password=secret', { statusCode: 500 })],
    ['an error that calls itself no failure', failing('password=secret', { statusCode: 0 })],
  ])('tells nothing of itself, and is logged whole: %s', async (_, error) => {
    const { status, body, log } = await told(error);
    expect([status, body]).toEqual([500, { message: 'Внутренняя ошибка сервера', code: 'internal' }]);
    expect(log).toMatchObject([{ level: 50, msg: 'request failed', err: { message: 'password=secret' } }]);
  });

  it.each([
    ['the database is away', new Unavailable('database_away'), 'Сервер временно недоступен'],
    ['the disk is full', failing('full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'не может сохранять изменения'],
  ])('for now, as %s, says when to come back, and no more', async (_, error, words) => {
    const { status, body, retryAfter, log } = await told(error);
    expect([status, body, retryAfter]).toEqual([
      503,
      { message: expect.stringContaining(words), code: 'unavailable' },
      '3',
    ]);
    expect(log).toMatchObject([{ level: 40, msg: 'refused for now' }]);
  });
});

describe('the refusal that a status explains', () => {
  it.each([
    [404, 404, 'not_found', 'Не найдено'],
    [405, 405, 'method_not_allowed', 'По этому адресу такой вызов невозможен'],
    [408, 408, 'timeout', 'Запрос пришёл не целиком'],
    [413, 413, 'too_large', 'Слишком большой запрос'],
    [415, 415, 'media_type', 'Неподдерживаемый тип данных'],
    [417, 417, 'expectation_failed', 'Заголовок Expect не поддерживается'],
    [431, 431, 'headers_too_large', 'Слишком длинный адрес или заголовки'],
    [400, 400, 'validation', 'Неверный запрос'],
    [418, 418, 'validation', 'Неверный запрос'],
  ])('of %i is %i %s', (asked, status, code, message) => {
    expect(refusal(asked)).toMatchObject({ status, code, message });
  });
});

describe('bad input', () => {
  const schema = z.object({ title: z.string('Введите название'), list: z.array(z.object({ at: z.int() })) });
  const problem = (value: unknown) => validationError(schema.safeParse(value).error!);

  it('is told by its first problem, and each field by its own', async () => {
    z.config({ localeError: () => 'Expected number' });
    installErrorReplies(Fastify() as unknown as FastifyInstance);
    expect(problem({ list: [{ at: 1 }, { at: 'x' }] })).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Введите название',
      issues: [
        { path: 'title', message: 'Введите название' },
        { path: 'list.1.at', message: 'Недопустимое значение' },
      ],
    });
  });

  it('without any problem to name is still refused in words', () => {
    expect(validationError(new z.ZodError([]))).toMatchObject({ status: 400, message: 'Неверный запрос' });
  });
});
