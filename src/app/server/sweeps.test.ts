import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestContext } from '#testing/server/use-context.ts';

const used = useTestContext();
const onPostgres = process.env.TEST_ENGINE === 'postgres';

/** What says that a row has had its time, as housekeeping asks for such rows of everybody. */
const SWEPT = {
  tasks: 'deleted_at is not null and deleted_at < 1',
  projects: 'deleted_at is not null and deleted_at < 1',
  tags: 'deleted_at is not null and deleted_at < 1',
  focus_sessions: 'deleted_at is not null and deleted_at < 1',
  tombstones: 'deleted_at is not null and deleted_at < 1',
  sessions: "expires_at < '2026-01-01'",
  verifications: "expires_at < '2026-01-01'",
  spent_tickets: 'expires_at < 1',
  guesses: 'forgotten_at <= 1',
  known_places: 'seen_at < 1',
  journal: 'at < 1',
  jobs: 'died_at < 1',
  letters: 'ordered_at < 1',
  idempotent_replies: 'created_at < 1',
  security_events: 'at < 1',
};

it.each(Object.entries(SWEPT))('old rows of %s are found without reading the whole table', async (table, which) => {
  const statement = sql.raw(`select 1 from ${table} where ${which}`);
  const plan = await used.context.database.transaction(async () => {
    const { query } = used.context.database;
    // However few rows there are.
    if (onPostgres) await sql`set local enable_seqscan = off`.execute(query);
    const told = await sql`${sql.raw(onPostgres ? 'explain' : 'explain query plan')} ${statement}`.execute(query);
    return JSON.stringify(told.rows);
  });
  expect(plan).toMatch(onPostgres ? /Index/ : /USING (COVERING )?INDEX/);
  expect(plan).not.toMatch(/Seq Scan|SCAN/);
});
