import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { badRequest } from '#shared/errors.ts';
import { createPostgresDatabase, type TestDatabase } from '#testing/server/database.ts';
import { freePort } from '#testing/server/free-port.ts';
import { createClock, createTestContext, testConfig } from '#testing/server/test-context.ts';
import { untilWorking } from '#testing/server/working-replicas.ts';
import { openReplicas } from './replicas.ts';
import type { Outcome, Replicas } from './wanted.ts';

const log = pino({ level: 'silent' });

/** The database stands for a replica of itself: what is read of a real one, `read-replicas.test.ts` of the app tells. */
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a replica', () => {
  let database: TestDatabase & { databaseUrl: string };
  let context: Context;
  let replicas: Replicas;
  let close = async () => {};
  const userId = 'a';

  const wanted = async (revision = 1) => ({ userId, revision, epoch: await context.feed.epoch() });
  /** Whether statements are read of a snapshot in which nothing can be written. */
  const readsOnly = async () => {
    const { query } = context.database;
    const asked = query.selectNoFrom(sql<string>`current_setting('transaction_read_only')`.as('only'));
    return (await asked.executeTakeFirstOrThrow()).only === 'on';
  };
  const outcomeOf = async (work: () => Promise<unknown>, of = replicas) => {
    const before = { ...of.counts };
    await work();
    return (Object.keys(before) as Outcome[]).filter((outcome) => of.counts[outcome] > before[outcome]);
  };
  beforeAll(async () => {
    database = await createPostgresDatabase();
    const config = testConfig(database, { DATABASE_READ_URL: database.databaseUrl });
    const opened = await createTestContext(config, createClock());
    context = opened.context;
    replicas = context.database.replicas!;
    close = opened.close;
    const now = new Date().toISOString();
    const { query } = context.database;
    await sql`insert into users (id, name, email, email_verified, created_at, updated_at)
      values (${userId}, '', 'a@example.test', false, ${now}, ${now})`.execute(query);
    await query
      .insertInto('account_revisions')
      .values({ user_id: userId, revision: 5, purged_revision: 0, feed_horizon: 0 })
      .execute();
    await context.feed.epoch();
  });
  // A busy machine may have made it rest.
  beforeEach(() => untilWorking(replicas, 1));
  afterAll(async () => {
    await close();
    await database?.remove();
  });

  it.each<[string, number, Outcome]>([
    ['the revision that is wanted', 5, 'read'],
    ['a later one', 4, 'read'],
    ['an earlier one', 6, 'behind'],
  ])('that has %s', async (_, revision, outcome) => {
    let only: boolean | undefined;
    const read = async () => replicas.read(await wanted(revision), async () => (only = await readsOnly()));
    expect([await outcomeOf(read), only]).toEqual([[outcome], outcome === 'read']);
  });

  it('of another history of the database is not read, whatever its revisions are', async () => {
    const read = () => replicas.read({ userId, revision: 1, epoch: 'another' }, readsOnly);
    expect(await outcomeOf(read)).toEqual(['behind']);
  });

  it('that does not know the account yet is not read', async () => {
    const read = async () => replicas.read({ ...(await wanted()), userId: 'b' }, readsOnly);
    expect(await outcomeOf(read)).toEqual(['behind']);
  });

  it('is read of one snapshot, however long that takes', async () => {
    const revision = () => context.database.revision(userId);
    const seen = await replicas.read(await wanted(), async () => {
      const before = await revision();
      await context.database.write(userId, async () => {});
      return [before, await revision()];
    });
    expect(seen[0]).toBe(seen[1]);
    expect(await revision()).toBe(seen[1]! + 1);
  });

  it('answers what is asked at once over one connection', async () => {
    const pid = async () => {
      const asked = context.database.query.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid'));
      return (await asked.executeTakeFirstOrThrow()).pid;
    };
    const pids = await replicas.read(await wanted(), () => Promise.all([pid(), pid(), pid()]));
    expect(new Set(pids).size).toBe(1);
  });

  it('is written nothing to: writes within what reads it go to the primary', async () => {
    const { database: db } = context;
    const noted = () =>
      db.inPassing(async () => {
        await db.query.updateTable('users').set({ zone: 'Europe/Berlin' }).where('id', '=', userId).execute();
      });
    expect(await outcomeOf(async () => replicas.read(await wanted(), noted))).toEqual(['read']);
    expect(await db.query.selectFrom('users').select('zone').where('id', '=', userId).executeTakeFirst()).toEqual({
      zone: 'Europe/Berlin',
    });
  });

  it('is not asked by what goes on once the answer is there', async () => {
    let later: Promise<boolean> | undefined;
    await replicas.read(await wanted(), async () => {
      later = new Promise((resolve) => setTimeout(() => resolve(readsOnly()), 20));
    });
    expect(await later).toBe(false);
  });

  it('passes on what the call refuses, which nobody asks again', async () => {
    let times = 0;
    const refused = async () =>
      replicas.read(await wanted(), async () => {
        times += 1;
        throw badRequest('нет');
      });
    expect(await outcomeOf(() => expect(refused()).rejects.toThrow('нет'))).toEqual(['read']);
    expect(times).toBe(1);
  });

  it('that cannot answer a call leaves it to the primary, and is read on', async () => {
    const odd = async () => {
      if (await readsOnly()) await sql`select no_such_function()`.execute(context.database.query);
      return 'answered';
    };
    expect(await replicas.read(await wanted(), odd)).toBe('answered');
    expect(replicas.working()).toEqual([true]);
  });

  it('that takes too long is given up, left alone for a while, and read again', async () => {
    const slow = async () => {
      if (await readsOnly()) await sql`select pg_sleep(30)`.execute(context.database.query);
      return 'answered';
    };
    const since = performance.now();
    expect(await replicas.read(await wanted(), slow)).toBe('answered');
    expect(performance.now() - since).toBeLessThan(4000);
    expect(replicas.working()).toEqual([false]);
    expect(await outcomeOf(async () => replicas.read(await wanted(), readsOnly))).toEqual(['resting']);
    await untilWorking(replicas, 1);
  });

  it('that is not there is waited for by nobody, and its neighbour is read', async () => {
    const away = `postgres://takt@127.0.0.1:${await freePort()}/takt`;
    const two = openReplicas([away, database.databaseUrl], log);
    try {
      expect(await outcomeOf(async () => two.read(await wanted(), async () => {}), two)).toEqual(['resting']);
      await untilWorking(two, 1);
      expect(two.working()).toEqual([false, true]);
      for (let n = 0; n < 3; n++)
        expect(await outcomeOf(async () => two.read(await wanted(), async () => {}), two)).toEqual(['read']);
    } finally {
      await two.close();
    }
  });
});
