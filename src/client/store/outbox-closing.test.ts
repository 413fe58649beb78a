import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';
import { Outbox } from './outbox.ts';

it('keeps a change once, also where the account is let go of while it is being kept', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const database = new AccountDatabase('closing');
  const outbox = new Outbox(database, 'closing');
  const keeping = outbox.keep([{ kind: 'tasks', words: '', change: {}, method: 'PUT', path: '/', key: '1' }]);
  outbox.close();
  // Whoever is told that it could not be kept sends it by themselves, without saying when it was done.
  await expect(keeping).resolves.toHaveLength(1);
  expect(await database.countUnsent()).toBe(1);
  vi.unstubAllGlobals();
});
