import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
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
