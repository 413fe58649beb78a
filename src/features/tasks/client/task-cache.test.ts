import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { Task } from '../contract.ts';
import { taskCache } from './task-cache.ts';

const known = [makeTask({ id: 'first' }), makeTask({ id: 'second', position: 1 })];

/** A window that shows `known`; `asksAgain` says whether it takes its list for stale. */
function openWindow() {
  const client = new QueryClient();
  client.setQueryData(TASKS_KEY, known);
  const cache = taskCache(client);
  return { cache, asksAgain: () => client.getQueryState(TASKS_KEY)!.isInvalidated };
}

const changed = (changes: Partial<Task>) => (list: readonly Task[]) =>
  list.map((task) => (task.id === 'first' ? { ...task, ...changes } : task));

describe('an answer to a change', () => {
  it('that puts the task where the window showed it is taken as it is', () => {
    const { cache, asksAgain } = openWindow();
    const entry = cache.begin(changed({ title: 'Новое' }));
    cache.confirm(entry, [{ ...known[0]!, title: 'Новое', updatedAt: 1 }]);
    expect(cache.shown).toEqual([{ ...known[0]!, title: 'Новое', updatedAt: 1 }, known[1]]);
    expect(asksAgain()).toBe(false);
  });

  it.each<[string, Partial<Task>]>([
    ['status', { status: 'completed' }],
    ['column', { kanbanColumnId: 'elsewhere' }],
    ['position', { position: 1 }],
  ])('that puts the task in another %s has the list asked for again', (_name, moved) => {
    const { cache, asksAgain } = openWindow();
    cache.confirm(cache.begin(changed({ title: 'Новое' })), [{ ...known[0]!, ...moved }]);
    expect(cache.shown![0]).toEqual({ ...known[0]!, ...moved });
    expect(asksAgain()).toBe(true);
  });

  it('that tells of a task which the window did not show has the list asked for again', () => {
    const { cache, asksAgain } = openWindow();
    cache.confirm(cache.begin(changed({})), [makeTask({ id: 'unknown' })]);
    expect(asksAgain()).toBe(true);
  });

  it('that a created task got an id is compared with its draft', () => {
    const { cache, asksAgain } = openWindow();
    const draft = makeTask({ id: 'draft', position: 2 });
    cache.confirm(
      cache.begin((list) => [...list, draft]),
      [{ ...draft, id: 'created' }],
      'draft',
    );
    expect(cache.shown!.map(({ id }) => id).sort()).toEqual(['created', 'first', 'second']);
    expect(asksAgain()).toBe(false);
  });

  it('waits for the other changes under way before it asks', () => {
    const { cache, asksAgain } = openWindow();
    const [first, second] = [cache.begin(changed({})), cache.begin(changed({}))];
    cache.confirm(first, [{ ...known[0]!, position: 1 }]);
    expect(asksAgain()).toBe(false);
    cache.confirm(second, []);
    expect(asksAgain()).toBe(true);
  });

  it('that refuses the change takes it back and has the list asked for again', () => {
    const { cache, asksAgain } = openWindow();
    cache.refuse(cache.begin(changed({ title: 'Новое' })));
    expect(cache.shown).toEqual(known);
    expect(asksAgain()).toBe(true);
  });
});
