import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { HttpError } from '#client/lib/http-error.ts';
import { makeTask } from '#testing/task.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { Task } from '../contract.ts';
import type { UnsentTask } from '../unsent.ts';
import { taskCache } from './task-cache.ts';
import { showUnsentTasks } from './task-sending.ts';

const NOW = '2026-03-02T10:00:00.000Z';
const clock = { zone: 'Europe/Moscow', dayStart: 0 };

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A window that shows a task and, over the list, what is left of an earlier page. */
function open() {
  const client = new QueryClient();
  client.setQueryData(TASKS_KEY, [makeTask({ id: 'known', createdAt: NOW })]);
  return { client, shown: () => client.getQueryData<Task[]>(TASKS_KEY)! };
}

function left(count: number) {
  const { client, shown } = open();
  const drawn = vi.spyOn(client, 'setQueryData');
  const told = vi.spyOn(client, 'invalidateQueries');
  const ids = Array.from({ length: count }, (_, index) => `new-${index}`);
  const answers = ids.map(() => Promise.withResolvers<unknown>());
  showUnsentTasks(
    client,
    ids.map((id, index) => ({
      change: { deed: 'create', id, task: { title: id, priority: 'medium' }, now: NOW },
      answer: answers[index]!.promise,
    })),
  );
  return {
    drawn,
    shown,
    told,
    async settle(from: number, to: number, of: 'answer' | 'refuse') {
      for (const [index, { resolve, reject }] of answers.slice(from, to).entries())
        if (of === 'answer') resolve(makeTask({ id: ids[from + index]!, title: 'Наше' }));
        else reject(new HttpError(404, '', '{}'));
      await turn();
    },
  };
}

it('draws the list once for all that is left unsent, and not with each answer', async () => {
  const { drawn, told, shown, settle } = left(300);
  expect(shown()).toHaveLength(301);
  await settle(0, 200, 'answer');
  const once = told.mock.calls.length;
  await settle(200, 300, 'answer');
  expect(shown()).toHaveLength(301);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(20);
});

it('takes back what is refused, and shows on what was answered beside it', async () => {
  const { shown, settle } = left(300);
  await settle(0, 100, 'answer');
  await settle(100, 300, 'refuse');
  expect(shown()).toHaveLength(101);
});

it.each<[string, UnsentTask, Partial<Task> | null]>([
  ['a deletion', { deed: 'delete', id: 'known' }, null],
  ['a change', { deed: 'change', id: 'known', change: { title: 'Прежнее' }, now: NOW, clock }, { title: 'Прежнее' }],
])('shows what the list says where %s is sent again to a server that knows it', async (_, change, said) => {
  const { client, shown } = open();
  const [known] = shown();
  showUnsentTasks(client, [{ change, answer: Promise.resolve(said && { ...known, ...said }) }]);
  await turn();
  expect(shown()).not.toEqual([known]);
  vi.stubGlobal('fetch', async () => Response.json({ tasks: [], gone: [] }));
  expect(await taskCache(client).fetch(new AbortController().signal)).toEqual([known]);
  vi.unstubAllGlobals();
});
