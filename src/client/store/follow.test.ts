import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError } from '#client/lib/http-error.ts';
import { AccountDatabase } from './account-database.ts';
import { type AskFeed, follow } from './follow.ts';
import type { FeedChanges, Row } from './kept-rows.ts';

let accounts = 0;
const newDatabase = () => new AccountDatabase(`account-${accounts++}`);
const stay = async () => {};

/** A server's account: each write takes the object's earlier place in the feed; cursors count writes within an epoch. */
class Server {
  #epoch = 0;
  #written: { at: number; id: string; row: Row | null }[] = [];
  #at = 0;

  write(id: string, row: Row | null): void {
    this.#written = [...this.#written.filter((other) => other.id !== id), { at: ++this.#at, id, row }];
  }

  /** Cursors of before are worth nothing any more. */
  restore(): void {
    this.#epoch++;
  }

  get rows(): Row[] {
    return this.#written.flatMap(({ row }) => row ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  readonly ask =
    (limit: number): AskFeed =>
    async (since) => {
      const [epoch, at] = (since ?? `${this.#epoch}:0`).split(':').map(Number);
      if (epoch !== this.#epoch) throw new HttpError(410, 'Gone', '{"code":"feed-expired","message":""}');
      const told = this.#written.filter((change) => change.at > at!);
      const page = told.slice(0, limit);
      const changes: FeedChanges = {
        things: {
          rows: page.flatMap(({ row }) => row ?? []),
          gone: page.flatMap(({ id, row }) => (row ? [] : [id])),
        },
      };
      const more = told.length > limit;
      return { cursor: `${epoch}:${more ? page.at(-1)!.at : this.#at}`, more, changes };
    };
}

const byId = (rows: Row[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('following the feed', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ write: fc.integer({ min: 0, max: 7 }), value: fc.option(fc.nat()) }) },
    { weight: 3, arbitrary: fc.record({ read: fc.integer({ min: 1, max: 4 }), cut: fc.option(fc.nat(3)) }) },
    { weight: 1, arbitrary: fc.constant({ restore: true }) },
  );

  it('ends with the rows of the server, however it is cut off, whatever is written meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const [server, database] = [new Server(), newDatabase()];
        for (const now of steps) {
          if ('restore' in now) server.restore();
          else if ('write' in now) {
            const id = `thing-${now.write}`;
            server.write(id, now.value === null ? null : ({ id, value: now.value } as Row));
          } else {
            let asked = 0;
            const ask: AskFeed = async (since) => {
              if (asked++ === now.cut) throw new NetworkError(undefined);
              return server.ask(now.read)(since);
            };
            await follow(database, ask, stay).catch((error) => expect(error).toBeInstanceOf(NetworkError));
          }
        }
        await follow(database, server.ask(2), stay);
        expect(byId(await database.rows('things'))).toEqual(server.rows);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps nothing of a page behind which another window has read on', async () => {
    const [server, database] = [new Server(), newDatabase()];
    server.write('a', { id: 'a' });
    await follow(database, server.ask(5), stay);
    const since = await database.cursor();
    const slow = await server.ask(5)(since);
    server.write('a', null);
    await follow(database, server.ask(5), stay);
    expect(await database.keepPage(since, slow.cursor, { things: { rows: [{ id: 'a' }], gone: [] } })).toBe(false);
    expect(await database.rows('things')).toEqual([]);
  });

  it('says that the account is here only once all of it is', async () => {
    const [server, database] = [new Server(), newDatabase()];
    for (const id of ['a', 'b', 'c']) server.write(id, { id });
    let pages = 0;
    const cut: AskFeed = async (since) => {
      if (pages++ === 1) throw new NetworkError(undefined);
      return server.ask(1)(since);
    };
    await expect(follow(database, cut, stay)).rejects.toBeInstanceOf(NetworkError);
    expect(await database.readAt()).toBeUndefined();
    await follow(database, server.ask(1), stay);
    expect(await database.readAt()).toBeTypeOf('number');
    server.restore();
    pages = 0;
    await expect(follow(database, cut, stay)).rejects.toBeInstanceOf(NetworkError);
    expect(await database.rows('things')).toHaveLength(3);
  });
});

describe('what a device keeps', () => {
  it('is kept apart for each account', async () => {
    const [anna, boris] = [newDatabase(), newDatabase()];
    await anna.keepPage(undefined, '1', { things: { rows: [{ id: 'a' }], gone: [] } });
    expect(await boris.rows('things')).toEqual([]);
    expect(await boris.cursor()).toBeUndefined();
  });

  it('is kept apart by kind, also where ids are alike', async () => {
    const database = newDatabase();
    await database.keepPage(undefined, '1', {
      things: { rows: [{ id: 'a' }], gone: [] },
      'things-too': { rows: [{ id: 'a' }], gone: [] },
    });
    expect(await database.rows('things')).toEqual([{ id: 'a' }]);
  });

  it('goes with that of which it is a part, of which alone the feed tells', async () => {
    const database = newDatabase();
    const days = ['a:1', 'a:2', 'aa:1', 'b:1'].map((id) => ({ id }));
    await database.keepPage(undefined, '1', {
      things: { rows: [{ id: 'a' }, { id: 'aa' }, { id: 'b' }], gone: [] },
      days: { rows: days, gone: [] },
      others: { rows: days, gone: [] },
    });
    const ask: AskFeed = async () => ({ cursor: '2', more: false, changes: { things: { rows: [], gone: ['a'] } } });
    await follow(database, ask, stay, { things: 'days' });
    expect((await database.rows('days')).map(({ id }) => id)).toEqual(['aa:1', 'b:1']);
    expect(await database.rows('others')).toHaveLength(4);
  });

  it('is gone once it was erased, for the windows that still have it open too', async () => {
    const name = `account-${accounts}`;
    const [here, there] = [newDatabase(), new AccountDatabase(name)];
    await there.keepPage(undefined, '1', { things: { rows: [{ id: 'a' }], gone: [] } });
    await here.erase();
    await expect(there.keepPage('1', '2', {})).rejects.toThrow();
    expect(await new AccountDatabase(name).rows('things')).toEqual([]);
  });
});

describe('a lease', () => {
  it('is one window’s until it gives it back or is not heard of any more', async () => {
    const database = newDatabase();
    const take = (holder: string, now: number) => database.lease('feed', holder, now, 100);
    expect(await take('a', 0)).toBe(true);
    expect(await take('b', 99)).toBe(false);
    expect(await take('a', 99)).toBe(true);
    expect(await take('b', 198)).toBe(false);
    expect(await take('b', 199)).toBe(true);
    expect(await take('a', 200)).toBe(false);
    await database.release('feed');
    expect(await take('a', 201)).toBe(true);
  });
});
