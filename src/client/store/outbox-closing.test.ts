import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';
import { Outbox } from './outbox.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a change once, also where the account is let go of while it is being kept', async () => {
  const database = new AccountDatabase('closing');
  const outbox = new Outbox(database, 'closing');
  const keeping = outbox.keep([{ kind: 'tasks', words: '', change: {}, method: 'PUT', path: '/', key: '1' }]);
  outbox.close();
  // Whoever is told that it could not be kept sends it by themselves, without saying when it was done.
  await expect(keeping).resolves.toHaveLength(1);
  expect(await database.countUnsent()).toBe(1);
});

it('ends quietly where the account leaves the device while its changes are sent', async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', listen);
  const database = new AccountDatabase('leaving');
  const outbox = new Outbox(database, 'leaving');
  const sending = outbox.send();
  outbox.close();
  await database.erase();
  await sending;
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', listen);
  expect(unheard).toEqual([]);
});
