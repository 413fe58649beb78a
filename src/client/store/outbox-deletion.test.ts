import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountDatabase } from './account-database.ts';
import { Outbox } from './outbox.ts';
import type { ShowUnsent } from './unsent.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const kept = { kind: 'tasks', words: '', change: {}, path: '/api/tasks/1', key: '1', at: 0 };
const refuseAll = (status: number) => vi.stubGlobal('fetch', async () => Response.json({ message: 'Нет' }, { status }));

/** What whoever shows a kept change hears of it, and how many wait to be read. */
async function heardOf(name: string, method: 'DELETE' | 'PUT', body?: object) {
  const database = new AccountDatabase(name);
  await database.keepUnsent([{ ...kept, method, body }]);
  const shows = vi.fn<ShowUnsent>();
  const outbox = new Outbox(database, name);
  await outbox.begin(new Map([['tasks', shows]]));
  const heard = await shows.mock.calls[0]![0][0]!.answer.catch(({ status }) => status);
  outbox.close();
  return [heard, (await database.refused()).length];
}

it('takes what was deleted here and on another device for deleted, where nobody waits to hear of it', async () => {
  refuseAll(404);
  expect(await heardOf('gone', 'DELETE')).toEqual([null, 0]);
  expect(await heardOf('gone-change', 'PUT')).toEqual([404, 1]);
  refuseAll(410);
  expect(await heardOf('purged', 'DELETE')).toEqual([null, 0]);
  refuseAll(409);
  expect(await heardOf('refused', 'DELETE')).toEqual([409, 1]);
});

it('tells nothing of what was only to be known of something that is gone', async () => {
  refuseAll(404);
  expect(await heardOf('known', 'PUT', {})).toEqual([null, 0]);
  expect(await heardOf('known-change', 'PUT', { title: 'Доклад' })).toEqual([404, 1]);
});
