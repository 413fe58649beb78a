import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#server/clock.ts';
import type { GigaChatAccess } from '#server/config/services.ts';
import { loopbackCertificate } from '#testing/server/loopback-certificate.ts';
import { type Scripted, type ScriptedRequest, startScriptedModel } from '#testing/server/scripted-model.ts';
import { languageModel, type Question } from './language-model.ts';

const server = await startScriptedModel();
afterAll(() => server.close());

const START = Date.parse('2026-11-18T09:00:00Z');
let now = START;
let tokens = 0;
let expiresAt: () => number;
beforeEach(() => {
  now = START;
  tokens = 0;
  expiresAt = () => now + 30 * 60_000;
});

const isExchange = ({ path }: ScriptedRequest) => path === '/oauth';
const exchanges = () => server.requests.filter(isExchange);
const asked = () => server.requests.filter((request) => !isExchange(request));

const event = (delta: object, finish?: string) =>
  `data: ${JSON.stringify({
    choices: [{ delta, index: 0, ...(finish ? { finish_reason: finish } : {}) }],
    created: 1,
    model: 'GigaChat:2.0',
    object: 'chat.completion',
  })}\n\n`;
const stream = (...events: string[]): Scripted => ({ raw: `${events.join('')}data: [DONE]\n\n` });
const saying = (...parts: string[]) =>
  stream(...parts.map((content) => event({ content, role: 'assistant' })), event({ content: '' }, 'stop'));
const calling = (name: string, args: object) =>
  stream(
    event({ content: '', role: 'assistant', function_call: { name, arguments: args }, functions_state_id: 'state-7' }),
    event({ content: '' }, 'function_call'),
  );

/** Hands out tokens, and answers the rest in turn. */
function script(...answers: (Scripted | ((request: ScriptedRequest) => Scripted))[]) {
  server.answer((request) => {
    if (isExchange(request))
      return { status: 200, body: { access_token: `token-${++tokens}`, expires_at: expiresAt() } };
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return typeof next === 'function' ? next(request) : next!;
  });
}

function open(access: Partial<GigaChatAccess> = {}, base = server.baseUrl) {
  const origin = new URL(base).origin;
  const gigachat = { authUrl: `${origin}/oauth`, authKey: 'a2V5', scope: 'GIGACHAT_API_PERS', ca: null, ...access };
  const config = { baseUrl: base, model: 'GigaChat', apiKey: null, gigachat, timeout: 2000 };
  return languageModel({ log: pino({ level: 'silent' }), clock: { ...systemClock, now: () => now } }, config);
}
const ask = (model = open(), tools?: Question['tools']) =>
  model.ask(() => ({
    instructions: 'Отвечай коротко.',
    messages: [{ role: 'user', content: 'Привет' }],
    ...(tools ? { tools } : {}),
  }));

describe('GigaChat', () => {
  it('is asked with a token that the key was exchanged for', async () => {
    script(saying('Здрав', 'ствуйте.'));
    expect(await ask()).toBe('Здравствуйте.');
    const [exchange] = exchanges();
    expect(exchange?.headers).toMatchObject({
      authorization: 'Basic a2V5',
      'content-type': 'application/x-www-form-urlencoded',
      rquid: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(exchange?.body).toBe('scope=GIGACHAT_API_PERS');
    const [request] = asked();
    expect(request?.headers.authorization).toBe('Bearer token-1');
    expect(request?.body).toMatchObject({
      model: 'GigaChat',
      stream: true,
      messages: [
        { role: 'system', content: 'Отвечай коротко.' },
        { role: 'user', content: 'Привет' },
      ],
    });
  });

  it('calls functions in its own words, and gets their results in them', async () => {
    const tools = {
      add_numbers: {
        description: 'Adds.',
        input: z.strictObject({ a: z.int(), b: z.int() }),
        run: (given: unknown) => {
          const { a, b } = given as { a: number; b: number };
          return { sum: a + b };
        },
      },
    };
    script(calling('add_numbers', { a: 2, b: 3 }), calling('add_numbers', { a: 'два' }), saying('Пять.'));
    expect(await ask(open(), tools)).toBe('Пять.');
    const [first, second, third] = asked();
    expect(first?.body).toMatchObject({
      function_call: 'auto',
      functions: [{ name: 'add_numbers', description: 'Adds.' }],
    });
    expect(first?.body.tools).toBeUndefined();
    expect(second?.body.messages.slice(2)).toEqual([
      {
        role: 'assistant',
        content: '',
        function_call: { name: 'add_numbers', arguments: { a: 2, b: 3 } },
        functions_state_id: 'state-7',
      },
      { role: 'function', name: 'add_numbers', content: '{"sum":5}' },
    ]);
    // What is no object is wrapped into one: the service takes nothing else for a result.
    const mistake = third?.body.messages.at(-1);
    expect(mistake).toMatchObject({ role: 'function', name: 'add_numbers' });
    expect(Object.keys(JSON.parse(mistake.content))).toEqual(['result']);
  });

  it('is asked with one token until it is about to end', async () => {
    script(saying('Да.'));
    const model = open();
    await ask(model);
    now += 28 * 60_000;
    await ask(model);
    expect(exchanges()).toHaveLength(1);
    now += 2 * 60_000;
    await ask(model);
    expect(exchanges()).toHaveLength(2);
    expect(asked().at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  it('may tell the end of a token in seconds', async () => {
    expiresAt = () => Math.floor(now / 1000) + 1800;
    script(saying('Да.'));
    const model = open();
    await ask(model);
    await ask(model);
    expect(exchanges()).toHaveLength(1);
  });

  it('shares one exchange among calls at the same time', async () => {
    script(saying('Да.'));
    const model = open();
    await Promise.all([ask(model), ask(model), ask(model)]);
    expect(exchanges()).toHaveLength(1);
  });

  it('gets a new token where it refuses the last one, once', async () => {
    script(({ headers }) => (headers.authorization === 'Bearer token-1' ? { status: 401 } : saying('Да.')));
    expect(await ask()).toBe('Да.');
    expect(exchanges()).toHaveLength(2);
    script({ status: 401 });
    await expect(ask()).rejects.toMatchObject({ reason: 'status 401' });
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['refuses the key', { status: 401 }],
    ['answers no token', { status: 200, body: { oops: true } }],
  ])('fails where the exchange %s', async (_name, answer) => {
    server.answer(answer);
    await expect(ask()).rejects.toMatchObject({ name: 'Error', reason: 'broken answer' });
  });
});

describe('a service with certificates of its own', () => {
  const { cert, key } = loopbackCertificate;

  async function secured(ca: string | null) {
    const paths: string[] = [];
    const secure = createServer({ cert, key }, (request, response) => {
      paths.push(request.url ?? '');
      const body =
        request.url === '/oauth'
          ? JSON.stringify({ access_token: 'token', expires_at: now + 3_600_000 })
          : `${event({ content: 'Да.', role: 'assistant' })}${event({ content: '' }, 'stop')}data: [DONE]\n\n`;
      request.resume().on('end', () => response.end(body));
    });
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
    const base = `https://127.0.0.1:${(secure.address() as AddressInfo).port}/v1`;
    try {
      return { said: await ask(open({ ca }, base)).catch(() => null), paths };
    } finally {
      secure.closeAllConnections();
      secure.close();
    }
  }

  it('is trusted where the operator names them', async () => {
    expect(await secured(cert)).toEqual({ said: 'Да.', paths: ['/oauth', '/v1/chat/completions'] });
  });

  it('is not trusted otherwise', async () => {
    expect(await secured(null)).toEqual({ said: null, paths: [] });
  });
});
