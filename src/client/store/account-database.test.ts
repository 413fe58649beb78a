import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';

const made = (number: number) => ({ number, isMade: true });
const change = {
  kind: 'tasks',
  change: {},
  method: 'PUT',
  path: '/api/tasks/a',
  key: 'k',
  words: 'Отчёт',
  at: 1,
  by: '',
} as const;

it('an answer of a database in whose place a copy was put meanwhile leaves its change to be sent again', async () => {
  const database = new AccountDatabase('copied');
  await database.keepPage(undefined, 'cursor', {});
  const [first] = await database.keepUnsent([change]);
  const { copies } = await database.outgoing();
  await database.setAside();
  await database.settleUnsent([made(first!)], copies);
  expect(await database.unsent()).toMatchObject([{ number: first, key: 'k', again: true }]);
  expect(await database.answered()).toEqual([]);

  await database.settleUnsent([made(first!)], (await database.outgoing()).copies);
  expect(await database.unsent()).toEqual([]);
  expect(await database.answered()).toMatchObject([{ number: first, key: 'k' }]);
});

it('of a later version takes over what is unsent, and a page of this one hears of it and keeps nothing more', async () => {
  const outdated = vi.fn();
  const database = new AccountDatabase('updated', outdated);
  await database.keepUnsent([change]);
  const later = await openDB('takt:updated', 99);
  expect(await later.getAll('unsent')).toEqual([change]);
  expect(outdated).toHaveBeenCalledOnce();
  await expect(database.keepUnsent([change])).rejects.toThrow('gone');
  expect(await later.count('unsent')).toBe(1);
  later.close();
});

it('that another page erases is no later version', async () => {
  const outdated = vi.fn();
  const database = new AccountDatabase('erased', outdated);
  await database.keepUnsent([change]);
  await new AccountDatabase('erased').erase();
  await expect(database.unsent()).rejects.toThrow('gone');
  expect(outdated).not.toHaveBeenCalled();
});
