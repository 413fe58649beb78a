import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { Task } from '../contract.ts';
import { taskCache } from './task-cache.ts';

const known = [makeTask({ id: 'first' }), makeTask({ id: 'second', rank: 'a1', position: 1 })];

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

  it.each<[string, Partial<Task>, number]>([
    ['status', { status: 'completed' }, 1],
    ['column', { kanbanColumnId: 'elsewhere' }, 0],
    ['place', { rank: 'a2', position: 1 }, 0],
  ])('that puts the task in another %s has its neighbours follow', (_name, moved, neighbour) => {
    const { cache, asksAgain } = openWindow();
    cache.confirm(cache.begin(changed({ title: 'Новое' })), [{ ...known[0]!, ...moved }]);
    expect(cache.shown![0]).toEqual({ ...known[0]!, ...moved });
    expect(cache.shown![1]!.position).toBe(neighbour);
    expect(asksAgain()).toBe(false);
  });

  it('that puts the task elsewhere than its rank says here has the list asked for again', () => {
    const { cache, asksAgain } = openWindow();
    cache.confirm(cache.begin(changed({ title: 'Новое' })), [{ ...known[0]!, rank: 'a2', position: 5 }]);
    expect(asksAgain()).toBe(true);
  });

  it('that tells of a task which the window did not show has the list asked for again', () => {
    const { cache, asksAgain } = openWindow();
    cache.confirm(cache.begin(changed({})), [makeTask({ id: 'unknown' })]);
    expect(asksAgain()).toBe(true);
  });

  it('that a created task got an id is compared with its draft', () => {
    const { cache, asksAgain } = openWindow();
    const draft = makeTask({ id: 'draft', rank: '', position: 2 });
    cache.confirm(
      cache.begin((list) => [...list, draft]),
      [{ ...draft, rank: 'a2', id: 'created' }],
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
