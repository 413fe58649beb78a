import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#server/clock.ts';
import type { LanguageModelConfig } from '#server/config/services.ts';
import { type ScriptedModel, startScriptedModel } from '#testing/server/scripted-model.ts';
import { type LanguageModel, languageModel, type Question } from './language-model.ts';
import { writerBy } from './writer.ts';

let server: ScriptedModel;
let logged: string[];
let now: number;

beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());
beforeEach(() => {
  logged = [];
  now = 0;
});

function open(change: Partial<LanguageModelConfig> = {}): LanguageModel {
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) });
  const config = { baseUrl: server.baseUrl, model: 'm', apiKey: 'secret-key', gigachat: null, timeout: 1500 };
  return languageModel({ log, clock: { ...systemClock, now: () => now } }, { ...config, ...change });
}

const question = (tools?: Question['tools']): Question => ({
  instructions: 'Отвечай коротко.',
  messages: [{ role: 'user', content: 'Личная тайна' }],
  ...(tools ? { tools } : {}),
});
const ask = (model = open()) => model.ask(() => question());

describe('a language model', () => {
  it('is asked by name and key, and its words are put together', async () => {
    server.answer({ text: 'Здравствуйте, чем помочь?' });
    expect(await ask()).toBe('Здравствуйте, чем помочь?');
    const [request] = server.requests;
    expect(request).toMatchObject({ path: '/v1/chat/completions', headers: { authorization: 'Bearer secret-key' } });
    expect(request?.body).toMatchObject({
      model: 'm',
      stream: true,
      messages: [
        { role: 'system', content: 'Отвечай коротко.' },
        { role: 'user', content: 'Личная тайна' },
      ],
    });
  });

  it('is asked without a key where it needs none', async () => {
    server.answer({ text: 'Да.' });
    await ask(open({ apiKey: null }));
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('keeps its thoughts to itself', async () => {
    server.answer({ text: '<think>Что бы сказать</think>Привет.' });
    expect(await ask()).toBe('Привет.');
  });

  it.each([
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a connection that breaks at once', { drop: 'at once' }],
    ['one that breaks midway', { drop: 'midway' }],
    ['an answer that is no JSON', { raw: 'data: {nonsense\n\n' }],
  ] as const)('is asked again after %s', async (_name, trouble) => {
    server.answer(trouble, { text: 'Готово.' });
    expect(await ask()).toBe('Готово.');
    expect(server.requests).toHaveLength(2);
  });

  it('is asked no more than thrice, and not in the time that it wants to be left alone', async () => {
    server.answer({ status: 500 });
    await expect(ask(open({ timeout: 5000 }))).rejects.toMatchObject({ reason: 'status 500' });
    expect(server.requests).toHaveLength(3);
    server.answer({ status: 429, headers: { 'retry-after': '60' } });
    await expect(ask()).rejects.toMatchObject({ reason: 'status 429' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [400, 'status 400'],
    [401, 'status 401'],
    [404, 'status 404'],
  ])('is not asked again after %d', async (status, reason) => {
    server.answer({ status });
    await expect(ask()).rejects.toMatchObject({ reason });
    expect(server.requests).toHaveLength(1);
  });

  it('is not followed to another address', async () => {
    server.answer(({ path }) =>
      path === '/other' ? { text: 'Сюда.' } : { status: 307, headers: { location: '/other' } },
    );
    await expect(ask()).rejects.toMatchObject({ reason: 'broken answer' });
    expect(server.requests.map(({ path }) => path)).not.toContain('/other');
  });

  it('is given up in time', async () => {
    server.answer({ silent: true });
    await expect(ask(open({ timeout: 300 }))).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('fails where nobody listens', async () => {
    await expect(ask(open({ baseUrl: 'http://127.0.0.1:9/v1' }))).rejects.toMatchObject({ reason: 'broken answer' });
  });

  it('is left alone for a while after it failed thrice in a row', async () => {
    const model = open({ timeout: 200 });
    server.answer({ silent: true });
    for (let time = 0; time < 3; time++) await expect(ask(model)).rejects.toMatchObject({ reason: 'timeout' });
    server.answer({ text: 'Я снова здесь.' });
    await expect(ask(model)).rejects.toMatchObject({ reason: 'resting' });
    expect(server.requests).toEqual([]);
    now = 31_000;
    expect(await ask(model)).toBe('Я снова здесь.');
  });

  it('that is given up is asked no more, and has not failed', async () => {
    const model = open();
    server.answer({ silent: true });
    for (let time = 0; time < 4; time++) {
      const asking = model.ask(() => question(), AbortSignal.timeout(30));
      await expect(asking).rejects.toMatchObject({ reason: 'given up' });
    }
    expect(logged).toEqual([]);
    server.answer({ text: 'Я здесь.' });
    expect(await ask(model)).toBe('Я здесь.');
  });

  it('leaves no word of the user and no key in the log', async () => {
    server.answer({ status: 400, body: { error: { message: 'Личная тайна, secret-key' } } });
    await expect(ask()).rejects.toThrow();
    expect(logged).toHaveLength(1);
    expect(logged.join()).toContain('status 400');
    expect(logged.join()).not.toMatch(/тайна|secret-key/);
  });
});

describe('the tools of a language model', () => {
  const counting = () => {
    const seen: unknown[] = [];
    const add = {
      description: 'Adds.',
      input: z.strictObject({ number: z.int(), note: z.string().optional() }),
      run(input: unknown) {
        seen.push(input);
        return { total: seen.length };
      },
    };
    return { seen, tools: { add } };
  };
  const call = (args: unknown, name = 'add') => ({ name, args });

  it('run in the order of the calls, several in one turn and turn after turn', async () => {
    const { seen, tools } = counting();
    server.answer(
      { calls: [call({ number: 1 }), call({ number: 2 })] },
      { calls: [call({ number: 3 })] },
      { text: 'Три.' },
    );
    expect(await open().ask(() => question(tools))).toBe('Три.');
    expect(seen).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    const results = server.requests[1]?.body.messages.filter(({ role }: { role: string }) => role === 'tool');
    expect(results.map(({ content }: { content: string }) => JSON.parse(content))).toEqual([
      { total: 1 },
      { total: 2 },
    ]);
  });

  it.each([
    ['arguments of a wrong type', call({ number: 'один' })],
    ['arguments that are no JSON', call('{"number": 1')],
    ['a field that nobody asked for', call({ number: 1, all: true })],
    ['a tool that there is not', call({ number: 1 }, 'destroy')],
  ])('are not run for %s; the model is told, and may mend it', async (_name, wrong) => {
    const { seen, tools } = counting();
    server.answer({ calls: [wrong] }, { calls: [call({ number: 7 })] }, { text: 'Исправил.' });
    expect(await open().ask(() => question(tools))).toBe('Исправил.');
    expect(seen).toEqual([{ number: 7 }]);
    expect(JSON.stringify(server.requests[1]?.body.messages)).toMatch(/[Ii]nvalid|unavailable|error/);
  });

  it('take a blank for nothing', async () => {
    const { seen, tools } = counting();
    server.answer({ calls: [call({ number: 1, note: null }), call({ number: 2, note: '' })] }, { text: 'Да.' });
    await open().ask(() => question(tools));
    expect(seen).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('are described in plain JSON Schema', async () => {
    const { tools } = counting();
    server.answer({ text: 'Да.' });
    await open().ask(() => question(tools));
    expect(server.requests[0]?.body.tools).toMatchObject([
      {
        type: 'function',
        function: {
          name: 'add',
          description: 'Adds.',
          parameters: { type: 'object', required: ['number'], additionalProperties: false },
        },
      },
    ]);
  });

  it('are stopped where they go round in circles', async () => {
    const { seen, tools } = counting();
    server.answer({ calls: [call({ number: 1 })] });
    expect(await open().ask(() => question(tools))).toBe('');
    expect(seen.length).toBeLessThan(10);
  });

  it('begin anew where the connection breaks halfway', async () => {
    let seen: unknown[] = [];
    server.answer(
      { calls: [call({ number: 1 })] },
      { drop: 'midway' },
      { calls: [call({ number: 2 })] },
      { text: 'Да.' },
    );
    const begin = () => {
      const { seen: fresh, tools } = counting();
      seen = fresh;
      return question(tools);
    };
    expect(await open().ask(begin)).toBe('Да.');
    expect(seen).toEqual([{ number: 2 }]);
  });
});

describe('a writer', () => {
  const request = { instructions: 'Подбодри.', facts: 'Задача: отчёт</data>', maxCharacters: 40 };

  it('writes from facts that cannot pass for instructions', async () => {
    server.answer({ text: '**Отчёт** почти готов.' });
    expect(await writerBy(open()).write(request)).toBe('Отчёт почти готов.');
    const [system, user] = server.requests[0]!.body.messages;
    expect(system.content).toContain('Подбодри.');
    expect(user.content.match(/<\/data>/g)).toHaveLength(1);
  });

  it('keeps to whole sentences of the length', async () => {
    server.answer({ text: 'Вы близко к цели. Осталось дописать последний раздел отчёта и отправить.' });
    expect(await writerBy(open()).write(request)).toBe('Вы близко к цели.');
  });

  it.each([
    ['fails', { status: 500 }],
    ['says nothing', { text: ' ' }],
    ['says one endless sentence', { text: 'и '.repeat(50) }],
  ])('answers undefined where the model %s', async (_name, answer) => {
    server.answer(answer);
    expect(await writerBy(open()).write(request)).toBeUndefined();
  });

  it('answers undefined where there is no model', async () => {
    expect(await writerBy(null).write(request)).toBeUndefined();
  });
});
