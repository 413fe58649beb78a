import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBy } from './device.ts';
import type { Outgoing, Sending } from './unsent.ts';
import { writeDown } from './write-down.ts';

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterEach(() => {
  vi.useRealTimers();
  keepBy(undefined);
  vi.unstubAllGlobals();
});

it('a change that the device cannot keep says when it was made, however late it is sent', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z'), toFake: ['Date'] });
  const sent = vi.fn(async (_: string, init: RequestInit) => Response.json({ id: 'a', of: init.method }));
  vi.stubGlobal('fetch', sent);
  const [sending] = await writeDown([
    {
      kind: 'tasks',
      change: {},
      method: 'PUT',
      path: '/api/tasks/a',
      body: { title: 'Отчёт' },
      key: 'k',
      words: 'Отчёт',
    },
  ]);
  vi.setSystemTime(Date.parse('2026-11-18T12:00:05Z'));
  expect(await sending!.first()).toEqual({ body: { id: 'a', of: 'PUT' } });
  expect(await sending!.last).toEqual({ id: 'a', of: 'PUT' });
  expect(sent.mock.calls[0]![1].headers).toMatchObject({
    'Idempotency-Key': 'k',
    'X-Changed-At': '2026-11-18T12:00:00.000Z',
  });
});

it('whoever made it hears of a refusal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Задача не найдена' }, { status: 404 }));
  const [sending] = await writeDown([
    { kind: 'tasks', change: {}, method: 'DELETE', path: '/api/tasks/a', key: 'k', words: '' },
  ]);
  await expect(sending!.first()).rejects.toMatchObject({ status: 404 });
  await expect(sending!.last).rejects.toMatchObject({ status: 404 });
});

const change = (key: string): Outgoing => ({
  kind: 'tasks',
  change: {},
  method: 'PUT',
  path: `/api/tasks/${key}`,
  body: {},
  key,
  words: '',
});

/** What keeps changes, and comes when it is told to. */
function lateKeeper() {
  const coming = Promise.withResolvers<never>();
  const keepUnsent = vi.fn(async (outgoing: readonly Outgoing[]) =>
    outgoing.map(({ key }): Sending => ({ first: async () => 'kept', last: Promise.resolve(`answer to ${key}`) })),
  );
  keepBy(coming.promise);
  return { keepUnsent, come: () => coming.resolve({ keepUnsent, close: () => undefined } as never) };
}

/** Notes of what is not kept yet. */
function notesOfAnna() {
  const notes = new Map([['account', JSON.stringify({ id: 'anna' })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => notes.set(key, value),
    removeItem: (key: string) => notes.delete(key),
  });
  return () => [...notes.keys()].filter((key) => key.startsWith('unsent:')).length;
}

it('keeps what the network did not take as soon as it can, when it was made and with all that was said behind it', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z') });
  const notes = notesOfAnna();
  const keeper = lateKeeper();
  const fetch = vi.fn(async (path: string) => {
    if (path.endsWith('a')) return Response.json('made');
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetch);
  const writing = writeDown(['a', 'b', 'c'].map(change));
  await vi.advanceTimersByTimeAsync(1000);
  const [a, b, c] = await writing;
  expect(await a!.first()).toEqual({ body: 'made' });
  const first = b!.first();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notes()).toBe(1);
  keeper.come();
  expect(await first).toBe('kept');
  expect(await Promise.all([b!.last, c!.last])).toEqual(['answer to b', 'answer to c']);
  const at = Date.parse('2026-11-18T12:00:00Z');
  expect(keeper.keepUnsent.mock.calls).toEqual([
    [[expect.objectContaining({ key: 'b', at }), expect.objectContaining({ key: 'c', at })]],
  ]);
  expect(notes()).toBe(0);
});

it('keeps what is said when the session has ended', async () => {
  vi.useFakeTimers();
  const keeper = lateKeeper();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthorized' }, { status: 401 }));
  const writing = writeDown([change('a')]);
  await vi.advanceTimersByTimeAsync(1000);
  const first = (await writing)[0]!.first();
  await vi.advanceTimersByTimeAsync(10_000);
  keeper.come();
  expect(await first).toBe('kept');
});

it('tells whoever made it that it did not get through, where nothing keeps it', async () => {
  vi.useFakeTimers();
  const notes = notesOfAnna();
  keepBy(Promise.resolve(undefined));
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const [sending] = await writeDown([change('a')]);
  await expect(sending!.first()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(notes()).toBe(0);
});
