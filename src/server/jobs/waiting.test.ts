import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { newId } from '#server/id.ts';
import { HOUR } from '#shared/day.ts';
import { statementsOf } from '#testing/server/count-statements.ts';
import { note, useJobServers } from '#testing/server/job-servers.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { PACE } from './pace.ts';

const server = useTestApp();
useJobServers(server);

const WAITING = 100_000;
const KEPT_AT_ONCE = 500;
/** A server's, but for what it waits between two looks. */
const QUICK = { ...PACE, look: 100, settle: HOUR };
const LOOKS = 10;

let running: Jobs | undefined;
afterEach(() => running?.stop());

async function keepMany(): Promise<void> {
  const { query } = server.context.database;
  const later = Date.now() + HOUR;
  const free = { user_id: null, kind: note.name, payload: '""', attempts: 0, beat: 0 };
  for (let kept = 0; kept < WAITING; kept += KEPT_AT_ONCE) {
    const some = Array.from({ length: KEPT_AT_ONCE }, (_, n) => kept + n);
    await query
      .insertInto('jobs')
      .values(some.map((n) => ({ ...free, id: newId(), key: `${n}`, run_at: later + n })))
      .execute();
  }
  await sql`analyze jobs`.execute(query);
}

/** What a server with nothing to do asks of its database in some looks. */
async function asked(): Promise<{ looks: number; all: CompiledQuery[] }> {
  const { database } = server.context;
  const jobs = createJobs({ database, clock: systemClock, log: pino({ level: 'silent' }) }, QUICK);
  running = jobs;
  jobs.handle(note, async () => {});
  jobs.start();
  await sleep(QUICK.look);
  const all = await statementsOf(database, () => sleep(LOOKS * QUICK.look));
  await jobs.stop();
  const often = Map.groupBy(all, (one) => one.sql);
  return { looks: Math.max(...[...often.values()].map((some) => some.length)), all };
}

/** How the engine finds what a statement asks for. */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const { query, engine } = server.context.database;
  const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
  const { rows } = await query.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
}

describe('a server that has nothing to do', () => {
  it('asks as few questions where a hundred thousand jobs wait as where none does, and goes through none of them', async () => {
    const few = await asked();
    await keepMany();
    const many = await asked();
    const different = (all: readonly CompiledQuery[]) => new Set(all.map((one) => one.sql));
    expect(different(many.all)).toEqual(different(few.all));
    for (const { looks, all } of [few, many]) {
      expect(looks).toBeGreaterThan(0);
      expect(looks).toBeLessThanOrEqual(LOOKS + 1);
      expect(all.length).toBeLessThanOrEqual(4 * looks);
    }
    // As a server paces them, 24 a minute.
    expect((60_000 / PACE.look) * different(many.all).size).toBeLessThanOrEqual(24);
    const once = [...Map.groupBy(many.all, (one) => one.sql).values()].map(([one]) => one!);
    for (const one of once) expect(await planOf(one)).not.toMatch(/SCAN jobs(?! USING INDEX jobs_leased)|Seq Scan/);
  });
});
