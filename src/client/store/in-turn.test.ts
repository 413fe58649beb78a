import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';

/** Modules as another window has them, with a name of its own. */
async function openWindow() {
  vi.resetModules();
  const [{ oneWindowAtATime }, { AccountDatabase: Database }] = await Promise.all([
    import('./in-turn.ts'),
    import('./account-database.ts'),
  ]);
  const database = new Database('shared');
  return <R>(work: (stay: () => Promise<unknown>) => Promise<R>) => oneWindowAtATime(database, 'outbox', work);
}

describe('where the browser has no locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('windows take turns, and one that fails gives its turn back', async () => {
    const [one, other] = [await openWindow(), await openWindow()];
    const did: string[] = [];
    const done = Promise.withResolvers<void>();
    const first = one(async () => {
      did.push('one begins');
      await done.promise;
      did.push('one ends');
      throw new Error('broken');
    });
    await vi.waitFor(() => expect(did).toEqual(['one begins']));
    const second = other(async () => did.push('other'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(did).toEqual(['one begins']);
    done.resolve();
    await expect(first).rejects.toThrow('broken');
    await second;
    expect(did).toEqual(['one begins', 'one ends', 'other']);
  });

  it('a window that was closed in its turn loses it after a while, unless it prolongs it', async () => {
    const database = new AccountDatabase('shared');
    const now = Date.now();
    expect(await database.lease('outbox', 'closed', now - 20_000, 30_000)).toBe(true);
    expect(await database.lease('outbox', 'other', now, 30_000)).toBe(false);
    expect(await database.lease('outbox', 'closed', now, 30_000)).toBe(true);
    expect(await database.lease('outbox', 'other', now + 29_999, 30_000)).toBe(false);
    expect(await database.lease('outbox', 'other', now + 30_000, 30_000)).toBe(true);
  });
});
