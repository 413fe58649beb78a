import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startKeyedServer } from '#testing/keyed-server.ts';
import { AccountDatabase } from './account-database.ts';
import { Outbox } from './outbox.ts';
import type { Outgoing, ShowUnsent } from './unsent.ts';

let accounts = 0;
const windows: Outbox[] = [];
function openWindow(name: string) {
  const outbox = new Outbox(new AccountDatabase(name), name);
  windows.push(outbox);
  return outbox;
}

const change = (key: string): Outgoing => ({
  kind: 'tasks',
  words: key,
  change: { key },
  method: 'PUT',
  path: `/api/tasks/${key}`,
  body: { title: key },
  key,
});
const nothingLeft = (name: string) =>
  vi.waitFor(async () => expect(await new AccountDatabase(name).countUnsent()).toBe(0), 20_000);

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(console, 'debug').mockReturnValue();
});

afterEach(() => {
  for (const outbox of windows.splice(0)) outbox.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a change', () => {
  it('is answered as the call would be, and says when it was done', async () => {
    const server = startKeyedServer();
    const [sending] = await openWindow(`outbox-${accounts++}`).keep([change('a')]);
    expect(await sending!.first()).toEqual({ body: { key: 'a' } });
    expect(server.ats.get('a')).toMatch(/^\d{4}-/);
  });

  it('that is refused at once is refused to whoever made it, and is not sent again', async () => {
    const server = startKeyedServer();
    server.refuse = () => 500;
    const name = `outbox-${accounts++}`;
    const [sending] = await openWindow(name).keep([change('a')]);
    await expect(sending!.first()).rejects.toMatchObject({ status: 500 });
    await nothingLeft(name);
    expect(server.requests).toBe(1);
  });

  it('without a network is kept, and says when it was done once it gets through', async () => {
    const server = startKeyedServer();
    server.fault = () => 'before';
    const name = `outbox-${accounts++}`;
    const [sending] = await openWindow(name).keep([change('a')]);
    expect(await sending!.first()).toBe('kept');
    server.fault = () => undefined;
    expect(await sending!.last).toEqual({ key: 'a' });
    expect(server.ats.get('a')).toMatch(/^\d{4}-/);
    await nothingLeft(name);
  });

  it.each([401, 503])('that an answer %i keeps waits until it may succeed', async (status) => {
    const server = startKeyedServer();
    server.fault = () => 'before';
    const name = `outbox-${accounts++}`;
    const outbox = openWindow(name);
    const [sending] = await outbox.keep([change('a')]);
    expect(await sending!.first()).toBe('kept');
    server.fault = () => status;
    await outbox.send();
    expect(await new AccountDatabase(name).countUnsent()).toBe(1);
    server.fault = () => undefined;
    await outbox.send();
    expect(await sending!.last).toEqual({ key: 'a' });
  });
});

it('is sent under the name of the window that made it, whichever sends it', async () => {
  const server = startKeyedServer();
  const name = `outbox-${accounts++}`;
  const of = (key: string, by: string) => ({ ...change(key), at: Date.now(), by });
  await new AccountDatabase(name).keepUnsent([of('a', 'one'), of('b', 'two'), of('c', 'two'), of('d', 'one')]);
  await openWindow(name).begin(new Map());
  await nothingLeft(name);
  expect(server.done).toEqual(['a', 'b', 'c', 'd']);
  expect(Object.fromEntries(server.windowsOf)).toEqual({ a: 'one', b: 'two', c: 'two', d: 'one' });
});

it('is sent when `send` is over, also where it was on its way already', async () => {
  const server = startKeyedServer();
  const name = `outbox-${accounts++}`;
  const outbox = openWindow(name);
  await outbox.keep([change('a')]);
  await outbox.send();
  expect(server.done).toEqual(['a']);
});

it('hears of an answer that another window tells before the change is known to be kept', async () => {
  const server = startKeyedServer();
  const name = `outbox-${accounts++}`;
  const answer = { number: 1, status: 200, body: { key: 'told' } };
  const other = new BroadcastChannel(`outbox:${name}`);
  const outbox = openWindow(name);
  server.fault = () => 'before';
  other.postMessage({ answered: [answer] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  other.close();
  const [sending] = await outbox.keep([change('a')]);
  expect(await sending!.first()).toEqual({ body: { key: 'told' } });
});

describe('changes of before', () => {
  it('are shown and sent by the window that comes next, in order', async () => {
    const server = startKeyedServer();
    server.fault = () => 'before';
    const name = `outbox-${accounts++}`;
    const killed = openWindow(name);
    await killed.keep([change('a'), change('b')]);
    await killed.keep([change('c')]);
    killed.close();
    server.fault = () => undefined;
    const shown: object[] = [];
    const answers: Promise<unknown>[] = [];
    const show: ShowUnsent = (left) => {
      shown.push(...left.map(({ change: made }) => made));
      answers.push(...left.map(({ answer }) => answer));
    };
    await openWindow(name).begin(new Map([['tasks', show]]));
    expect(shown).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
    expect(await Promise.all(answers)).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
    expect(server.done).toEqual(['a', 'b', 'c']);
  });

  it('are shown all at once, also where they are more than go out in one batch', async () => {
    const server = startKeyedServer();
    server.fault = () => 'before';
    const name = `outbox-${accounts++}`;
    const killed = openWindow(name);
    const keys = Array.from({ length: 250 }, (_, index) => `${index}`);
    await killed.keep(keys.map(change));
    killed.close();
    const shows = vi.fn<ShowUnsent>();
    const next = openWindow(name);
    await next.begin(new Map([['tasks', shows]]));
    expect(shows.mock.calls.map(([left]) => left.map(({ change: made }) => made))).toEqual([
      keys.map((key) => ({ key })),
    ]);
    await next.send();
    server.fault = () => undefined;
    server.requests = 0;
    await next.send();
    expect(server.done).toEqual(keys);
    expect(server.requests).toBe(3);
  });

  it('that were made are shown until the rows hold them, and are not sent again', async () => {
    const server = startKeyedServer();
    const name = `outbox-${accounts++}`;
    const before = openWindow(name);
    const [sending] = await before.keep([change('a')]);
    await sending!.last;
    before.close();
    const shown: object[] = [];
    let told = false;
    const show: ShowUnsent = (left) => {
      for (const { change: made, answer } of left) {
        shown.push(made);
        answer.then(() => {
          told = true;
        });
      }
    };
    const after = openWindow(name);
    await after.begin(new Map([['tasks', show]]));
    expect(shown).toEqual([{ key: 'a' }]);
    await after.caughtUp();
    expect(told).toBe(false);
    const database = new AccountDatabase(name);
    await database.dropAnswered((await database.answered()).map(({ number }) => number));
    await after.caughtUp();
    await vi.waitFor(() => expect(told).toBe(true));
    expect(server.requests).toBe(1);
    const last = vi.fn<ShowUnsent>();
    await openWindow(name).begin(new Map([['tasks', last]]));
    expect(last).not.toHaveBeenCalled();
  });

  it('that are refused for good stay to be read, and hold up nothing', async () => {
    const server = startKeyedServer();
    server.fault = () => 'before';
    const name = `outbox-${accounts++}`;
    const outbox = openWindow(name);
    const [, second] = await outbox.keep([change('a'), change('b'), change('c')]);
    expect(await second!.first()).toBe('kept');
    server.fault = () => undefined;
    server.refuse = (key) => (key === 'b' ? 404 : undefined);
    await outbox.send();
    await expect(second!.last).rejects.toMatchObject({ status: 404 });
    expect(server.done).toEqual(['a', 'c']);
    expect(await new AccountDatabase(name).refused()).toMatchObject([{ change: { key: 'b' }, reason: 'Нельзя' }]);
  });
});

it('gets every change to the server once and in order, however the line breaks and windows come and go', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ make: fc.integer({ min: 1, max: 3 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ faults: fc.array(fc.constantFrom('before', 'after', 503), { maxLength: 3 }) }),
    },
    { weight: 2, arbitrary: fc.record({ stall: fc.nat(4) }) },
    { weight: 2, arbitrary: fc.constant({ replace: true }) },
    { weight: 1, arbitrary: fc.constant({ second: true }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const server = startKeyedServer();
      const faults: ('before' | 'after' | 503)[] = [];
      server.fault = () => faults.shift();
      /** Changes that cannot be done when they come first. */
      const stalled = new Set<string>();
      server.refuse = (key) => (stalled.delete(key) ? 503 : undefined);
      const name = `outbox-${accounts++}`;
      let outbox = openWindow(name);
      const made: string[] = [];
      /** What a busy server refused to somebody who waited. */
      const refused = new Set<string>();
      for (const now of steps) {
        if ('make' in now) {
          const keys = Array.from({ length: now.make }, (_, index) => `${made.length + index}`);
          made.push(...keys);
          const sendings = await outbox.keep(keys.map(change));
          const first = sendings.map((sending, index) => sending.first().catch(() => void refused.add(keys[index]!)));
          await Promise.all(first);
        } else if ('stall' in now) stalled.add(`${made.length + now.stall}`);
        else if ('faults' in now) faults.push(...(now.faults as typeof faults));
        else {
          if ('replace' in now) outbox.close();
          outbox = openWindow(name);
          await outbox.begin(new Map());
        }
      }
      faults.length = 0;
      await outbox.send();
      await nothingLeft(name);
      expect(server.done).toEqual(made.filter((key) => !refused.has(key)));
      for (const outboxOfBefore of windows.splice(0)) outboxOfBefore.close();
    }),
    { numRuns: 25 },
  );
}, 120_000);
