import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { HttpError } from '#client/lib/http-error.ts';
import { makeTask } from '#testing/task.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { Task } from '../contract.ts';
import { taskCache } from './task-cache.ts';
import { showUnsentTasks } from './task-sending.ts';

const NOW = '2026-03-02T10:00:00.000Z';

function left(count: number) {
  const client = new QueryClient();
  client.setQueryData(TASKS_KEY, [makeTask({ id: 'known', createdAt: NOW })]);
  const drawn = vi.spyOn(client, 'setQueryData');
  const ids = Array.from({ length: count }, (_, index) => `new-${index}`);
  const answers = ids.map(() => Promise.withResolvers<unknown>());
  showUnsentTasks(
    client,
    ids.map((id, index) => ({
      change: { deed: 'create', id, task: { title: id, priority: 'medium' }, now: NOW },
      answer: answers[index]!.promise,
    })),
  );
  const shown = () => client.getQueryData<Task[]>(TASKS_KEY)!;
  return {
    drawn,
    shown,
    answered: () => shown().filter(({ title }) => title === 'Наше').length,
    async settle(from: number, to: number, of: 'answer' | 'refuse') {
      for (const [index, { resolve, reject }] of answers.slice(from, to).entries())
        if (of === 'answer') resolve(makeTask({ id: ids[from + index]!, title: 'Наше' }));
        else reject(new HttpError(404, '', '{}'));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('draws the list once for all that is left unsent, and once for all answers of a batch', async () => {
  const { drawn, shown, answered, settle } = left(300);
  expect(shown()).toHaveLength(301);
  expect(drawn).toHaveBeenCalledTimes(1);
  await settle(0, 200, 'answer');
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(answered()).toBe(200);
  await settle(200, 300, 'answer');
  expect(drawn).toHaveBeenCalledTimes(3);
  expect(answered()).toBe(300);
});

it('draws of a thousand changes fewer than there are batches, and has shown them all along', async () => {
  const { drawn, shown, answered, settle } = left(1000);
  for (let from = 0; from < 1000; from += 100) {
    await settle(from, from + 100, 'answer');
    expect(shown()).toHaveLength(1001);
  }
  expect(answered()).toBe(1000);
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(6);
});

it('draws what was answered also where all that was waited for beside it is refused', async () => {
  const { shown, answered, settle } = left(300);
  await settle(0, 100, 'answer');
  expect(answered()).toBe(0);
  await settle(100, 300, 'refuse');
  expect(answered()).toBe(100);
  expect(shown()).toHaveLength(101);
});

it('shows again what a deletion took away, where the server knew it already and another device has brought that back', async () => {
  const client = new QueryClient();
  client.setQueryData(TASKS_KEY, [makeTask({ id: 'known', createdAt: NOW })]);
  const shown = () => client.getQueryData<Task[]>(TASKS_KEY)!.map(({ id }) => id);
  showUnsentTasks(client, [{ change: { deed: 'delete', id: 'known' }, answer: Promise.resolve(null) }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual([]);
  vi.stubGlobal('fetch', async () => Response.json({ tasks: [], gone: [] }));
  expect((await taskCache(client).fetch(new AbortController().signal)).map(({ id }) => id)).toEqual(['known']);
  vi.unstubAllGlobals();
});
