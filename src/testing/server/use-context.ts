import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { createTestDatabase } from './database.ts';
import { createClock, createTestContext, type TestClock, testConfig } from './test-context.ts';

interface UsedContext {
  context: Context;
  clock: TestClock;
  /** A new account; answers its id. */
  account(): Promise<string>;
}

/**
 * What a server stands on, without the product, on an empty database of the engine under test, for the tests of one file.
 * Read its parts inside tests only.
 */
export function useTestContext(): UsedContext {
  const clock = createClock();
  const used = { clock } as UsedContext;
  let close = async () => {};

  beforeAll(async () => {
    const database = await createTestDatabase({ mayBeMigrated: true });
    const { context, close: disconnect } = await createTestContext(testConfig(database), clock);
    close = async () => {
      await disconnect();
      await database.remove();
    };
    used.context = context;
    used.account = async () => {
      const id = newId();
      const { query } = context.database;
      const now = new Date().toISOString();
      await sql`insert into users (id, name, email, email_verified, created_at, updated_at)
        values (${id}, '', ${id}, false, ${now}, ${now})`.execute(query);
      await query
        .insertInto('account_revisions')
        .values({ user_id: id, revision: 1, purged_revision: 0, feed_horizon: 0 })
        .execute();
      return id;
    };
  });
  afterAll(() => close());
  return used;
}
