import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { Task } from '../contract.ts';
import { taskCache } from './task-cache.ts';

const known = [makeTask({ id: 'first' }), makeTask({ id: 'second', rank: 'a1', position: 1 })];
const LATER = '2026-11-27T12:00:01.000Z';

/** A window that shows `known`; `asksAgain` says whether it takes its list for stale. */
function openWindow() {
  const client = new QueryClient();
  client.setQueryData(TASKS_KEY, known);
  const cache = taskCache(client);
  return { cache, asksAgain: () => client.getQueryState(TASKS_KEY)!.isInvalidated };
}

const ticked = { status: 'completed', updatedAt: LATER } as const;

const changed = (changes: Partial<Task>) => (list: readonly Task[]) =>
  list.map((task) => (task.id === 'first' ? { ...task, ...changes } : task));

describe('an answer to a change', () => {
  it('that puts the task where the window showed it is taken as it is', () => {
    const { cache, asksAgain } = openWindow();
    const entry = cache.begin(changed({ title: 'Новое' }));
    cache.confirm(entry, [{ ...known[0]!, title: 'Новое', updatedAt: LATER }]);
    expect(cache.shown).toEqual([{ ...known[0]!, title: 'Новое', updatedAt: LATER }, known[1]]);
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

  it('that a created task got its place is compared with where it was shown', () => {
    const { cache, asksAgain } = openWindow();
    const draft = makeTask({ id: 'created', rank: '', position: 2 });
    cache.confirm(
      cache.begin((list) => [...list, draft]),
      [{ ...draft, rank: 'a2' }],
    );
    expect(cache.shown!.map(({ id }) => id).sort()).toEqual(['created', 'first', 'second']);
    expect(asksAgain()).toBe(false);
  });

  it('does not undo a later one whose answer was quicker', () => {
    const { cache } = openWindow();
    const draft = makeTask({ id: 'created', rank: 'a2', position: 2 });
    const creation = cache.begin((list) => (list.some(({ id }) => id === 'created') ? list : [...list, draft]));
    const tick = cache.begin((list) => list.map((task) => (task.id === 'created' ? { ...task, ...ticked } : task)));
    cache.confirm(tick, [{ ...draft, ...ticked }]);
    cache.confirm(creation, [draft]);
    expect(cache.shown!.filter(({ id }) => id === 'created')).toMatchObject([ticked]);
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

describe('a window with changes under way', () => {
  it('counts them until each is answered', () => {
    const { cache } = openWindow();
    expect(cache.pending).toBe(0);
    const [first, second] = cache.beginAll([changed({ title: 'Новое' }), changed(ticked)]);
    expect(cache.pending).toBe(2);
    cache.confirm(first!, [known[0]!]);
    expect(cache.pending).toBe(1);
    cache.refuse(second!);
    expect(cache.pending).toBe(0);
  });
});

describe('a list that is asked for', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that answers each question when it is told to; `asked` are the addresses. */
  function server() {
    const asked: string[] = [];
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return new Promise<Response>((resolve) => answers.push(resolve));
    });
    return {
      asked,
      answer(body: object, revision = 7, epoch = 'one') {
        answers.shift()!(Response.json(body, { headers: { 'X-Revision': String(revision), 'X-Epoch': epoch } }));
      },
    };
  }
  const { signal } = new AbortController();
  const byRank = (a: Task, b: Task) => (a.rank < b.rank ? -1 : 1);
  const title = (list: readonly Task[]) => list.find(({ id }) => id === 'first')!.title;

  it('is the whole once, and then what has changed since', async () => {
    const { asked, answer } = server();
    const { cache } = openWindow();
    const whole = cache.fetch(signal);
    answer(known, 7);
    expect(await whole).toEqual(known);
    const since = cache.fetch(signal);
    answer({ tasks: [{ ...known[0]!, title: 'Новое', updatedAt: LATER }], gone: ['second'] }, 8);
    expect(await since).toEqual([{ ...known[0]!, title: 'Новое', updatedAt: LATER }]);
    expect(asked).toEqual(['/api/tasks', '/api/tasks?since=7&order=rank']);
  });

  it('is the whole again where a copy was put in the place of the database', async () => {
    const { asked, answer } = server();
    const { cache } = openWindow();
    const whole = cache.fetch(signal);
    answer(known, 7);
    await whole;
    const since = cache.fetch(signal);
    answer({ tasks: [], gone: [] }, 8, 'another');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    answer([known[1]!], 8, 'another');
    expect((await since).map(({ id }) => id)).toEqual(['second']);
    const next = cache.fetch(signal);
    answer({ tasks: [], gone: [] }, 8, 'another');
    await next;
    expect(asked.slice(1)).toEqual(['/api/tasks?since=7&order=rank', '/api/tasks', '/api/tasks?since=8&order=rank']);
  });

  it('is asked for anew where a change was made meanwhile, which the answer may lack', async () => {
    const { asked, answer } = server();
    const { cache } = openWindow();
    const list = cache.fetch(signal);
    const changing = { ...known[0]!, title: 'Новое', updatedAt: LATER };
    cache.confirm(cache.begin(changed({ title: 'Новое' })), [changing]);
    answer(known);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(title(cache.shown!)).toBe('Новое');
    answer([changing, known[1]!]);
    expect(title(await list)).toBe('Новое');
  });

  it('never takes away what is still on its way, and is asked for once it has arrived', async () => {
    const { answer } = server();
    const { cache, asksAgain } = openWindow();
    const list = cache.fetch(signal);
    const entry = cache.begin(changed({ title: 'Новое' }));
    answer(known);
    expect(title(await list)).toBe('Новое');
    expect(asksAgain()).toBe(false);
    cache.confirm(entry, [{ ...known[0]!, title: 'Новое', updatedAt: LATER }]);
    expect(asksAgain()).toBe(true);
  });

  it('tells what became of an undo, which is shown until a list that was asked for since then has come', async () => {
    const { answer } = server();
    const { cache, asksAgain } = openWindow();
    const undo = cache.begin(changed({ title: 'Прежнее' }));
    expect(asksAgain()).toBe(false);
    cache.lift(undo);
    expect(asksAgain()).toBe(true);
    expect(title(cache.shown!)).toBe('Прежнее');
    const list = cache.fetch(signal);
    answer([{ ...known[0]!, title: 'Осталось новое', updatedAt: LATER }, known[1]!]);
    expect(title(await list)).toBe('Осталось новое');
  });

  it('shows a change over an earlier one that waits for the list, also once it is answered', async () => {
    const { answer } = server();
    const { cache } = openWindow();
    const list = cache.fetch(signal);
    answer(known);
    await list;
    cache.lift(cache.begin(changed({ title: 'Раннее' })));
    const later = cache.begin(changed({ title: 'Позднее' }));
    cache.confirm(later, [{ ...known[0]!, title: 'Позднее', updatedAt: LATER }]);
    expect(title(cache.shown!)).toBe('Позднее');
    const since = cache.fetch(signal);
    answer([{ ...known[0]!, title: 'Позднее', updatedAt: LATER }, known[1]!]);
    expect(title(await since)).toBe('Позднее');
  });

  it('ends what a change was thought to bring, and the server did not make', async () => {
    const { answer } = server();
    const { cache, asksAgain } = openWindow();
    const list = cache.fetch(signal);
    answer(known, 7);
    await list;
    const next = makeTask({ id: 'next', rank: 'a2', position: 2 });
    const done = { ...known[0]!, ...ticked, position: 0 };
    const brings = (all: readonly Task[]) => [...changed(ticked)(all), next];
    cache.confirm(cache.begin(brings), [done]);
    expect(cache.shown).toContainEqual(expect.objectContaining({ id: 'next' }));
    expect(asksAgain()).toBe(true);
    const since = cache.fetch(signal);
    answer({ tasks: [done], gone: [] }, 8);
    expect((await since).map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('keeps what a change was thought to take away, and no answer says is gone', async () => {
    const { answer } = server();
    const { cache, asksAgain } = openWindow();
    const list = cache.fetch(signal);
    answer(known, 7);
    await list;
    const active = { ...known[0]!, updatedAt: LATER };
    cache.confirm(
      cache.begin((all) => all.filter(({ id }) => id !== 'second')),
      [active],
    );
    expect(cache.shown!.toSorted(byRank)).toEqual([active, known[1]]);
    expect(asksAgain()).toBe(true);
    const since = cache.fetch(signal);
    answer({ tasks: [active], gone: [] }, 8);
    expect((await since).toSorted(byRank)).toEqual([active, known[1]]);
  });

  it('is without what an answer says is gone, and is not asked for again', () => {
    const { cache, asksAgain } = openWindow();
    const deletion = cache.begin((all) => all.filter(({ id }) => id !== 'second'));
    cache.confirm(deletion, [], ['second']);
    expect(cache.shown).toEqual([known[0]]);
    expect(asksAgain()).toBe(false);
  });

  it('keeps what a change was thought to bring and the server tells of, from then on as its own', async () => {
    const { answer } = server();
    const { cache } = openWindow();
    const list = cache.fetch(signal);
    answer(known, 7);
    await list;
    const next = makeTask({ id: 'next', rank: 'a2', position: 2 });
    cache.confirm(
      cache.begin((all) => [...all, next]),
      [known[0]!],
    );
    const shown = cache.shown!.find(({ id }) => id === 'next');
    for (const tasks of [[next], []]) {
      const since = cache.fetch(signal);
      answer({ tasks, gone: [] }, 8);
      expect((await since).find(({ id }) => id === 'next')).toBe(shown);
    }
  });
});

describe('changes of one task', () => {
  it('go out one after another, even where one fails, and those of another beside them', async () => {
    const { cache } = openWindow();
    const sent: string[] = [];
    const ends: (() => void)[] = [];
    const send = (name: string) => () =>
      new Promise<void>((resolve, reject) => {
        sent.push(name);
        ends.push(name === 'fails' ? reject : resolve);
      });
    const turns = [
      cache.inTurn(['first'], send('fails')),
      cache.inTurn(['first', 'third'], send('follows')),
      cache.inTurn(['third'], send('waits, too')),
      cache.inTurn(['second'], send('beside')),
    ];
    const done = Promise.allSettled(turns);
    await vi.waitFor(() => expect(sent).toEqual(['fails', 'beside']));
    ends[0]!();
    await vi.waitFor(() => expect(sent).toEqual(['fails', 'beside', 'follows']));
    ends.at(-1)!();
    await vi.waitFor(() => expect(sent).toEqual(['fails', 'beside', 'follows', 'waits, too']));
    for (const end of ends) end();
    const statuses = (await done).map(({ status }) => status);
    expect(statuses).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });
});
