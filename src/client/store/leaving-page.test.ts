import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { giveUpWhenLeft } from './leaving-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives up what has not committed as the page is left, and begins anew where the page comes back', async () => {
  const listeners = new Set<() => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') listeners.add(listener);
  });
  const leave = () => {
    for (const listener of listeners) listener();
  };
  const database = await openDB('left', 1, { upgrade: (created) => void created.createObjectStore('rows') });
  giveUpWhenLeft(unwrap(database));
  giveUpWhenLeft(unwrap(database));
  expect(listeners.size).toBe(1);

  const kept = database.transaction('rows', 'readwrite');
  const keeping = kept.store.put('kept', 'a');
  kept.commit();
  const given = database.transaction('rows', 'readwrite');
  const writing = given.store.put('given up', 'b');
  leave();
  await expect(writing).rejects.toThrow();
  await Promise.all([keeping, kept.done]);
  expect(await database.getAll('rows')).toEqual(['kept']);

  leave();
  await database.put('rows', 'later', 'c');
  expect(await database.getAll('rows')).toEqual(['kept', 'later']);
  database.close();
});
