import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';
import { AccountKeeper } from './account-keeper.ts';
import type { KeptQuery } from './kept-query.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keeperOf = (id: string, queries: readonly KeptQuery[] = [], client = new QueryClient()) =>
  new AccountKeeper({
    account: { id },
    client,
    queries,
    remembered: [],
    fresh: {},
    shows: new Map(),
    looks: [],
    loadFindOverruled: async () => () => undefined,
    loadGivesBack: async () => () => [],
  });

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

it('reads the rows once for those who ask the same at the same time, and anew for whoever asks later', async () => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  const database = new AccountDatabase('asked');
  await database.keepPage(undefined, 'cursor', { tasks: { rows: [{ id: 'a' }], gone: [] } });
  await database.noteRead(1);
  const read = vi.spyOn(AccountDatabase.prototype, 'rows');
  const tasks: KeptQuery = { key: ['/api/tasks'], answer: (rowsOf) => rowsOf('tasks') };
  const keeper = keeperOf('asked', [tasks]);
  expect(await Promise.all([keeper.answer('/api/tasks'), keeper.answer('/api/tasks')])).toEqual([
    [{ id: 'a' }],
    [{ id: 'a' }],
  ]);
  expect(read).toHaveBeenCalledTimes(1);
  await database.keepPage('cursor', 'next', { tasks: { rows: [{ id: 'b' }], gone: [] } });
  expect(await keeper.answer('/api/tasks')).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(await keeper.answer('/api/unknown')).toBeUndefined();
  keeper.close();
});

it('asks again, after longer and longer, while the server fails or its answer is broken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response('', { status: 500 }))
    .mockResolvedValueOnce(new Response('<html>'))
    .mockImplementation(async () => Response.json({ cursor: 'now', more: false, changes: {} }));
  vi.stubGlobal('fetch', fetch);
  const keeper = keeperOf('failing');
  await keeper.catchUp();
  await vi.advanceTimersByTimeAsync(1000);
  // Other tests of this worker may have left a timer.
  await until(() => fetch.mock.calls.length === 2 && vi.getTimerCount() >= 1);
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => fetch.mock.calls.length === 3);
  keeper.close();
});

it('shows its rows over what was noted for the first drawing, and not over what the server said, or a part of it', async () => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  const database = new AccountDatabase('noted');
  const rows = (id: string) => ({ rows: [{ id }], gone: [] });
  await database.keepPage(undefined, 'cursor', { a: rows('kept a'), b: rows('kept b'), c: rows('kept c') });
  await database.noteRead(1);
  const query = (kind: string, parts?: KeptQuery['parts']): KeptQuery => ({
    key: [kind],
    answer: (rowsOf) => rowsOf(kind),
    ...(parts && { parts }),
  });
  const client = new QueryClient();
  client.setQueryData(['a'], 'noted');
  await client.invalidateQueries();
  client.setQueryData(['b'], 'the server’s');
  client.setQueryData(['part of c'], 'the server’s');
  const keeper = keeperOf('noted', [query('a'), query('b'), query('c', [['part of c']])], client);
  await keeper.begin();
  keeper.close();
  expect(client.getQueryData(['a'])).toEqual([{ id: 'kept a' }]);
  expect(client.getQueryData(['b'])).toBe('the server’s');
  expect(client.getQueryData(['c'])).toBeUndefined();
});
