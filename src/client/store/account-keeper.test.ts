import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';
import { AccountKeeper } from './account-keeper.ts';
import type { KeptQuery } from './kept-query.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads the rows once for those who ask the same at the same time, and anew for whoever asks later', async () => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  const database = new AccountDatabase('asked');
  await database.keepPage(undefined, 'cursor', { tasks: { rows: [{ id: 'a' }], gone: [] } });
  await database.noteRead(1);
  const read = vi.spyOn(AccountDatabase.prototype, 'rows');
  const tasks: KeptQuery = { key: ['/api/tasks'], answer: (rowsOf) => rowsOf('tasks') };
  const keeper = new AccountKeeper({
    account: { id: 'asked' },
    client: new QueryClient(),
    queries: [tasks],
    remembered: [],
    fresh: {},
    shows: new Map(),
    looks: [],
    loadGivesBack: async () => () => [],
  });
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
