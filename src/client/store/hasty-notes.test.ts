import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Unsent } from './unsent.ts';

const change = (key: string): Omit<Unsent, 'number'> => ({
  kind: 'tasks',
  words: key,
  change: {},
  method: 'PUT',
  path: '/api/tasks/a',
  key,
  at: 1,
});

/** A page as it is loaded anew: in the window of that name. */
async function loadPage(window: string) {
  vi.resetModules();
  vi.doMock('#client/lib/client-id.ts', () => ({ clientId: window }));
  return import('./hasty-notes.ts');
}

beforeEach(() => {
  const kept: Record<string, string> = { account: JSON.stringify({ id: 'anna' }) };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  vi.stubGlobal('localStorage', kept);
  vi.spyOn(console, 'debug').mockReturnValue();
});

afterEach(() => {
  vi.doUnmock('#client/lib/client-id.ts');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const keysIn = (notes: readonly { changes: readonly { key: string }[] }[]) =>
  notes.map(({ changes }) => changes.map(({ key }) => key));

it('what a page noted and did not keep is there for the page that comes after it in its window, in order', async () => {
  const before = await loadPage('one');
  before.noteInHaste([change('a'), change('b')]);
  before.noteInHaste([change('c')])();
  before.noteInHaste([change('d')]);
  expect(before.hastyNotes('anna')).toEqual([]);
  const after = await loadPage('one');
  expect(keysIn(after.hastyNotes('anna'))).toEqual([['a', 'b'], ['d']]);
  for (const { forget } of after.hastyNotes('anna')) forget();
  expect(after.hastyNotes('anna')).toEqual([]);
});

it('what another window noted is its own for a while, and whoever’s that comes then', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  (await loadPage('one')).noteInHaste([change('a')]);
  const other = await loadPage('two');
  expect(other.hastyNotes('anna')).toEqual([]);
  vi.setSystemTime(1_006_000);
  expect(keysIn(other.hastyNotes('anna'))).toEqual([['a']]);
});

it('is of one account, and gone with it', async () => {
  (await loadPage('one')).noteInHaste([change('a')]);
  const after = await loadPage('one');
  expect(after.hastyNotes('boris')).toEqual([]);
  after.dropHastyNotes('anna');
  expect(after.hastyNotes('anna')).toEqual([]);
});

it('a forbidden storage notes nothing, and harms nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await loadPage('one');
  page.noteInHaste([change('a')])();
  expect(page.hastyNotes('anna')).toEqual([]);
});
