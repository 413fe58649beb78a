import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserZone, setOwnClock } from '#client/lib/clock.ts';
import { makeTask } from '#testing/task.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import type { Task } from '../contract.ts';
import { endOf } from '../deadline.ts';
import { taskCache } from './task-cache.ts';

const known = [makeTask({ id: 'first' }), makeTask({ id: 'second', rank: 'a1', position: 1 })];
const renamed = { ...known[0]!, title: 'Новое', updatedAt: '2026-11-02T09:00:00.000Z' };
const { signal } = new AbortController();
const asItWas = (list: readonly Task[]) => list;
const rename = (list: readonly Task[]) =>
  list.map((task) => (task.id === 'first' ? { ...task, title: 'Новое' } : task));

/** A window, and a server that answers each question when it is told to. */
function open(list?: readonly Task[]) {
  const client = new QueryClient();
  if (list) client.setQueryData(TASKS_KEY, list);
  const asked: { url: string; method: string | undefined; signal: unknown }[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, method: init.method, signal: init.signal });
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  return {
    client,
    cache: taskCache(client),
    asked,
    answer: (body: object, headers: Record<string, string> = { 'X-Revision': '7' }) =>
      answers.shift()!(Response.json(body, { headers })),
    asksAgain: () => client.getQueryState(TASKS_KEY)!.isInvalidated,
    drawn: () => client.getQueryData<readonly Task[]>(TASKS_KEY),
  };
}
afterEach(() => vi.unstubAllGlobals());

describe('the list of a window', () => {
  it('is one for each query client', () => {
    const { client, cache } = open();
    expect(taskCache(client)).toBe(cache);
    expect(taskCache(new QueryClient())).not.toBe(cache);
  });

  it('is none before the first answer, and nothing is drawn of a change until then', async () => {
    const { cache, answer, drawn } = open();
    expect(cache.shown).toBeUndefined();
    cache.confirm(cache.begin(rename), []);
    expect(drawn()).toBeUndefined();
    const list = cache.fetch(signal);
    answer(known);
    expect(await list).toEqual(known.toReversed());
  });

  it('stands on what the device kept where it is not known, with what was changed meanwhile', () => {
    const { cache } = open();
    expect(cache.shownOn(undefined)).toBeUndefined();
    cache.begin(rename);
    expect(cache.shownOn(known)?.map(({ title }) => title)).toContain('Новое');
    expect(cache.shownOn([])).toHaveLength(2);
  });

  it.each(['first-day', 'first-list'])(
    'shows changes of the rows of %s that the document brought until it is there',
    async (key) => {
      const { cache, client, answer } = open();
      client.setQueryData([key], { rows: known, beyond: 'so many' });
      const list = cache.fetch(signal);
      cache.begin(rename);
      expect(client.getQueryData([key])).toEqual({ rows: rename(known), beyond: 'so many' });
      answer(known);
      expect((await list).find(({ id }) => id === 'first')).toMatchObject({ title: 'Новое' });
      cache.begin((all) => all.slice(1));
      expect(client.getQueryData([key])).toEqual({ rows: rename(known), beyond: 'so many' });
    },
  );

  it('is asked for anew where a change was made before the first answer, which may lack it', async () => {
    const { cache, asked, answer } = open();
    const list = cache.fetch(signal);
    cache.confirm(cache.begin(rename), [renamed]);
    answer(known);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer([renamed, known[1]!]);
    expect(await list).toContainEqual(renamed);
  });

  it('is the one that the document brought along, also where it is only looked at', () => {
    expect(open(known).cache.shown).toBe(known);
  });

  it('that the document brought along is brought up to date by what changed since', async () => {
    const { cache, client, asked, answer } = open(known);
    client.setQueryData(['revision'], 5);
    client.setQueryData(['epoch'], 'this one');
    const list = cache.fetch(signal);
    expect(asked[0]!.url).toBe('/api/tasks?since=5&order=rank');
    answer({ tasks: [renamed], gone: [] }, { 'X-Revision': '7', 'X-Epoch': 'this one' });
    expect(await list).toEqual([renamed, known[1]]);
  });

  it('that this device kept is asked for whole, whatever the document brought beside', async () => {
    const { client, cache, asked } = open(known);
    client.setQueryData(['revision'], 5);
    void cache.fetch(signal);
    expect(asked[0]!.url).toBe('/api/tasks');
  });

  it('is not what others put into the query cache since, once it stands on one', () => {
    const { cache, client } = open(known);
    expect(cache.shown).toBe(known);
    client.setQueryData(TASKS_KEY, []);
    expect(cache.shown).toBe(known);
  });

  it('is asked for by GET, and may be given up', async () => {
    const { cache, asked, answer } = open();
    const giveUp = new AbortController();
    const list = cache.fetch(giveUp.signal);
    answer(known);
    await list;
    expect(asked).toEqual([{ url: '/api/tasks', method: 'GET', signal: expect.any(AbortSignal) }]);
    const ended = asked[0]!.signal as AbortSignal;
    giveUp.abort();
    expect(ended.aborted).toBe(true);
  });

  it('is asked for as a whole where the last answer told no revision', async () => {
    const { cache, asked, answer } = open(known);
    const list = cache.fetch(signal);
    answer(known, {});
    await list;
    const next = cache.fetch(signal);
    answer(known);
    await next;
    expect(asked.map(({ url }) => url)).toEqual(['/api/tasks', '/api/tasks']);
  });

  it('loses what a whole answer lacks, and keeps the identity of what did not change', async () => {
    const { cache, answer } = open(known);
    const list = cache.fetch(signal);
    answer([structuredClone(known[0]!)]);
    const [first, ...others] = await list;
    expect(first).toBe(known[0]);
    expect(others).toEqual([]);
  });
});

describe('changes since a revision', () => {
  it('leave all other tasks where they are', async () => {
    const { cache, answer } = open(known);
    const whole = cache.fetch(signal);
    answer(known);
    await whole;
    const since = cache.fetch(signal);
    answer({ tasks: [renamed], gone: [] });
    expect(await since).toEqual([renamed, known[1]]);
  });
});

describe('what is drawn', () => {
  it('is a change as soon as it is begun, and what the server made of it once it is confirmed', () => {
    const { cache, drawn } = open(known);
    const entry = cache.begin(rename);
    expect(drawn()![0]!.title).toBe('Новое');
    cache.confirm(entry, [{ ...renamed, title: 'Новее' }]);
    expect(drawn()![0]!.title).toBe('Новее');
  });

  it('is the list without a change that was refused', () => {
    const { cache, drawn } = open(known);
    cache.refuse(cache.begin(rename));
    expect(drawn()).toEqual(known);
  });

  it('is asked for again where one answered task of several stands elsewhere', () => {
    const { cache, asksAgain } = open(known);
    cache.confirm(cache.begin(asItWas), [known[0]!, { ...known[1]!, position: 7 }]);
    expect(asksAgain()).toBe(true);
  });

  it('is asked for again once for each reason, and not by later changes', () => {
    const { cache, client, asksAgain } = open(known);
    cache.refuse(cache.begin(rename));
    expect(asksAgain()).toBe(true);
    client.setQueryData(TASKS_KEY, known);
    cache.confirm(cache.begin(rename), [renamed]);
    expect(asksAgain()).toBe(false);
  });

  it('alone is asked for again, and no list beside it', () => {
    const { cache, client } = open(known);
    const beside = [...TASKS_KEY, 'beside'];
    client.setQueryData(beside, []);
    cache.refuse(cache.begin(rename));
    expect(client.getQueryState(beside)!.isInvalidated).toBe(false);
  });
});

describe('turns', () => {
  it('are left behind: who comes when all is done does not wait', async () => {
    const { cache } = open(known);
    await cache.inTurn(['first'], async () => undefined);
    await cache.inTurn(['first'], async () => Promise.reject(new Error('no'))).catch(() => undefined);
    await Promise.resolve();
    let sent = false;
    void cache.inTurn(['first'], async () => {
      sent = true;
    });
    await vi.waitFor(() => expect(sent).toBe(true));
  });

  it('of a later change stay where an earlier one ends', async () => {
    const { cache } = open(known);
    const sent: string[] = [];
    const ends: (() => void)[] = [];
    const send = (name: string) => () =>
      new Promise<void>((resolve) => {
        sent.push(name);
        ends.push(resolve);
      });
    const first = cache.inTurn(['first'], send('first'));
    const second = cache.inTurn(['first'], send('second'));
    await vi.waitFor(() => expect(sent).toEqual(['first']));
    ends[0]!();
    await first;
    await vi.waitFor(() => expect(sent).toEqual(['first', 'second']));
    const third = cache.inTurn(['first'], send('third'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toEqual(['first', 'second']);
    ends[1]!();
    await second;
    await vi.waitFor(() => expect(sent).toEqual(['first', 'second', 'third']));
    ends[2]!();
    await third;
  });
});

describe('an account whose zone is not the browser’s', () => {
  const ZONE = browserZone === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';
  beforeEach(() => setOwnClock({ zone: ZONE, dayStart: 0 }));
  afterEach(() => setOwnClock({ zone: browserZone, dayStart: 0 }));

  const DAY = '2026-11-24';
  const there = makeTask({ id: 'first', dueDay: DAY, dueDate: endOf(DAY, browserZone), dueHasTime: false });
  const here = { ...there, dueDate: endOf(DAY, ZONE) };

  it('has its days end there, in a whole answer, in changes and in what a change was answered', async () => {
    const { cache, answer } = open();
    const whole = cache.fetch(signal);
    answer([there]);
    expect(await whole).toEqual([here]);
    const changes = cache.fetch(signal);
    answer({ tasks: [{ ...there, title: 'Новое' }], gone: [] });
    expect(await changes).toEqual([{ ...here, title: 'Новое' }]);
    cache.confirm(cache.begin(asItWas), [{ ...there, title: 'Новее' }]);
    expect(cache.shown).toEqual([{ ...here, title: 'Новее' }]);
  });
});

describe('a task that a late answer tells of', () => {
  const made = makeTask({ id: 'made', rank: 'a2', position: 2 });
  const insert = (list: readonly Task[]) => [...list, made];
  const ids = (list: readonly Task[]) => list.map(({ id }) => id).sort();

  it('goes where the list does not tell of it: it was deleted before', async () => {
    const { cache, answer } = open();
    const first = cache.fetch(signal);
    answer(known);
    await first;
    cache.lift(cache.begin(insert));
    expect(ids(cache.shown!)).toEqual(['first', 'made', 'second']);
    const next = cache.fetch(signal);
    answer({ tasks: [], gone: [] });
    expect(ids(await next)).toEqual(['first', 'second']);
  });

  it('stays where an answer that was on its way has told of it', async () => {
    const { cache, answer } = open();
    const first = cache.fetch(signal);
    answer(known);
    await first;
    const entry = cache.begin(insert);
    const underWay = cache.fetch(signal);
    cache.lift(entry);
    answer({ tasks: [made], gone: [] }, { 'X-Revision': '8' });
    await underWay;
    const next = cache.fetch(signal);
    answer({ tasks: [], gone: [] }, { 'X-Revision': '8' });
    expect(ids(await next)).toEqual(['first', 'made', 'second']);
  });
});
