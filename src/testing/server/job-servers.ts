import pino from 'pino';
import { beforeEach } from 'vitest';
import { z } from 'zod';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { defineJob } from '#server/jobs/kinds.ts';
import type { JobRow } from '#server/jobs/store.ts';
import type { TestApp } from './test-app.ts';

export const NOON = Date.parse('2026-11-21T12:00:00Z');
export const note = defineJob('note', z.string());

/** What tests of jobs begin with each time: noon, no jobs, and a server that does what it is told to. */
export interface JobServers {
  jobs: Jobs;
  /** What was done, as noted. */
  done: string[];
  /** What the servers' logs said, of a level or worse. */
  told: { level: number; job?: string; msg: string }[];
  /** Another server on the same database. */
  another(): Jobs;
  /** Has a server note what it is told. */
  doing(which: Jobs): void;
  /** Lets time pass, and a server do what is due by then. */
  later(milliseconds: number): Promise<void>;
  rows(): Promise<JobRow[]>;
}

export function useJobServers(server: TestApp): JobServers {
  const query = () => server.context.database.query;
  const used: JobServers = {
    jobs: undefined as never,
    done: [],
    told: [],
    another() {
      const log = pino({ level: 'warn' }, { write: (line: string) => void used.told.push(JSON.parse(line)) });
      return createJobs({ database: server.context.database, clock: server.clock, log });
    },
    doing: (which) => which.handle(note, async ({ payload }) => void used.done.push(payload)),
    async later(milliseconds) {
      server.clock.advance(milliseconds);
      await used.jobs.runDue();
    },
    rows: () => query().selectFrom('jobs').selectAll().orderBy('key').execute(),
  };
  beforeEach(async () => {
    server.clock.set(NOON);
    await query().deleteFrom('jobs').execute();
    Object.assign(used, { done: [], told: [], jobs: used.another() });
  });
  return used;
}
