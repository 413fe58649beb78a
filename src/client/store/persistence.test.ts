import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const told: object[] = [];

async function ask(storage: object | undefined, times = 1) {
  vi.resetModules();
  vi.doMock('./device-state.ts', () => ({ noteDevice: (news: object) => told.push(news) }));
  vi.stubGlobal('navigator', { storage });
  const { askToPersist } = await import('./persistence.ts');
  for (let time = 0; time < times; time++) await askToPersist();
}

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'debug').mockReturnValue();
});
afterEach(() => {
  vi.doUnmock('./device-state.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each<[string, Partial<StorageManager> | undefined, boolean]>([
  ['was promised before', { persisted: async () => true }, true],
  ['is promised now', { persisted: async () => false, persist: async () => true }, true],
  ['is refused', { persisted: async () => false, persist: async () => false }, false],
  ['is not known to the browser', undefined, false],
])('that nothing is cleared away %s', async (_, storage, persists) => {
  await ask(storage);
  expect(told).toEqual([{ persists }]);
});

it('is asked once a page', async () => {
  const persist = vi.fn(async () => true);
  await ask({ persisted: async () => false, persist }, 3);
  expect(persist).toHaveBeenCalledTimes(1);
});
