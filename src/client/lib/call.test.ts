import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { createTask, deleteTask, listTasks, updateTask } from '#features/tasks/contract.ts';
import { call, request, requestHeaders } from './call.ts';
import { browserZone, setOwnClock } from './clock.ts';
import { HttpError, isOutage, isUnauthorized, NetworkError, serverMessage } from './http-error.ts';
import { askWhetherSignedIn } from './still-signed-in.ts';

const answerWith = (answer: Response | Error) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('fills the path, leaves out what is not asked for and sends the body with its headers', async () => {
    const fetch = answerWith(Response.json({ id: 'a/b' }));
    await call<typeof updateTask>('PUT /api/tasks/:id', { params: { id: 'a/b' }, body: { status: 'completed' } });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/api/tasks/a%2Fb');
    expect(init).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"status":"completed"}' });
    expect(init.headers).toMatchObject({
      'Content-Type': 'application/json',
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'X-Client-Id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('writes the query', async () => {
    const fetch = answerWith(Response.json([]));
    await call<typeof listTasks>('GET /api/tasks', { query: { since: 7 } });
    expect(fetch.mock.calls[0]![0]).toBe('/api/tasks?since=7');
  });

  it('carries the name of the act of which it is a part', async () => {
    const fetch = answerWith(new Response(null, { status: 204 }));
    await call<typeof deleteTask>('DELETE /api/tasks/:id', { params: { id: '1' }, act: 'entry' });
    expect(fetch.mock.calls[0]![1].headers).toMatchObject({ 'X-Journal-Entry': 'entry' });
  });

  it('carries the key of a creation', async () => {
    const fetch = answerWith(Response.json({}, { status: 201 }));
    await call<typeof createTask>('POST /api/tasks', { body: { title: 'x' }, idempotencyKey: 'k' });
    expect(fetch.mock.calls[0]![1].headers).toMatchObject({ 'Idempotency-Key': 'k' });
  });

  it('answers nothing to a 204', async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await call<typeof deleteTask>('DELETE /api/tasks/:id', { params: { id: '1' } })).toBeUndefined();
  });
});

it('a call names the account’s zone once that is known', () => {
  setOwnClock({ zone: 'Asia/Kamchatka', dayStart: 0 });
  expect(requestHeaders()['X-Timezone']).toBe('Asia/Kamchatka');
  setOwnClock({ zone: browserZone, dayStart: 0 });
});

describe('a call that meets an outage', () => {
  const away = () =>
    new Response('{"message":"Сервер временно недоступен.","code":"unavailable"}', {
      status: 503,
      headers: { 'Retry-After': '3' },
    });
  const answers = (...given: Response[]) => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => given.shift()!);
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const create = (idempotencyKey?: string) =>
    call<typeof createTask>('POST /api/tasks', { body: { title: 'x' }, ...(idempotencyKey && { idempotencyKey }) });

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('and has a key is sent once more, word for word, when the server asks', async () => {
    const fetch = answers(away(), Response.json({ id: '1' }, { status: 201 }));
    const creation = create('k');
    await vi.advanceTimersByTimeAsync(2900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await creation).toEqual({ id: '1' });
    expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
  });

  it('fails where the outage lasts', async () => {
    const fetch = answers(away(), away(), away());
    const failure = failureOf(create('k'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([isOutage(await failure), fetch.mock.calls.length]).toEqual([true, 2]);
  });

  it('fails at once without a key, and where a service behind the server is what is away', async () => {
    const fetch = answers(away(), new Response('{}', { status: 503 }));
    expect(isOutage(await failureOf(create()))).toBe(true);
    expect(isOutage(await failureOf(create('k')))).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a call that meets the end of a session', () => {
  const ended = () => new Response('{"message":"Unauthorized","code":"unauthorized"}', { status: 401 });
  const asked: string[] = [];
  const answers = (...given: Response[]) =>
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return given.shift() ?? ended();
    });
  const signedIn = (...given: (boolean | Error)[]) =>
    askWhetherSignedIn(async () => {
      asked.push('who');
      const answer = given.shift();
      if (typeof answer !== 'boolean') throw answer;
      return answer;
    });
  const list = () => call<typeof listTasks>('GET /api/tasks');

  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    askWhetherSignedIn(async () => false);
  });

  it('of the same account that goes on under another key is made once more, once that is known', async () => {
    answers(ended(), Response.json([]));
    signedIn(true);
    const listed = list();
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual(['/api/tasks']);
    await vi.advanceTimersByTimeAsync(200);
    expect(await listed).toEqual([]);
    expect(asked).toEqual(['/api/tasks', 'who', '/api/tasks']);
  });

  it('asks who is signed in once for all that meet it together', async () => {
    answers(ended(), ended(), Response.json([]), Response.json([]));
    signedIn(true);
    const both = Promise.all([list(), list()]);
    await vi.advanceTimersByTimeAsync(600);
    expect(await both).toEqual([[], []]);
    expect(asked.filter((each) => each === 'who')).toHaveLength(1);
  });

  it('fails where the account is another one, or nobody knows', async () => {
    answers();
    signedIn(false, new Error('away'));
    for (const attempts of [1, 2]) {
      const failure = failureOf(list());
      await vi.advanceTimersByTimeAsync(600);
      expect(isUnauthorized(await failure)).toBe(true);
      expect(asked).toHaveLength(2 * attempts);
    }
  });

  it('fails at once where it asks who is signed in', async () => {
    answers();
    expect(isUnauthorized(await failureOf(request('GET', '/api/auth/user', { asksWho: true })))).toBe(true);
    expect(asked).toEqual(['/api/auth/user']);
  });
});

describe('a refused call', () => {
  const refused = (status: number, body: string, statusText = 'Status') => {
    answerWith(new Response(body, { status, statusText }));
    return failureOf(call<typeof listTasks>('GET /api/tasks'));
  };

  it.each([
    [
      400,
      '{"message":"Неверная дата","code":"validation"}',
      '400: {"message":"Неверная дата","code":"validation"}',
      'Неверная дата',
    ],
    [502, '<html>', '502: <html>', undefined],
    [503, '', '503: Status', undefined],
    [
      401,
      '{"message":"Unauthorized","code":"unauthorized"}',
      '401: {"message":"Unauthorized","code":"unauthorized"}',
      undefined,
    ],
  ])('%i %s', async (status, body, message, told) => {
    const error = await refused(status, body);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message });
    expect(serverMessage(error)).toBe(told);
  });

  it('tells an ended session from a wrong password', async () => {
    expect(isUnauthorized(await refused(401, '{"message":"Unauthorized","code":"unauthorized"}'))).toBe(true);
    expect(isUnauthorized(await refused(401, '{"message":"Неверный email или пароль","code":"credentials"}'))).toBe(
      false,
    );
    expect(isUnauthorized(await refused(403, 'Unauthorized'))).toBe(false);
  });

  it('is another kind where no answer came, unless the caller gave it up', async () => {
    answerWith(new TypeError('Failed to fetch'));
    expect(await failureOf(call<typeof listTasks>('GET /api/tasks'))).toBeInstanceOf(NetworkError);
    answerWith(new DOMException('aborted', 'AbortError'));
    const given = AbortSignal.abort();
    expect(await failureOf(call<typeof listTasks>('GET /api/tasks', { signal: given }))).toMatchObject({
      name: 'AbortError',
    });
  });
});
