import { z } from 'zod';
import type { AuthService } from '#features/auth/server/service.ts';
import type { Context } from '#server/context.ts';
import { defineJob } from '#server/jobs/kinds.ts';
import { HOUR } from '#shared/day.ts';
import { erasureStore } from './erasure-store.ts';
import { SECTIONS } from './export-sections.ts';
import type { Table } from './store.ts';

/** Tables in which an account may have many rows, those that others point to first. */
const LARGE: readonly Table[] = [
  'idempotent_replies',
  'tombstones',
  ...SECTIONS.flatMap(({ table, key, owner }) => (key.length > 0 && owner === 'user_id' ? [table] : [])),
  'export_parts',
  // Without the row of the export, nobody adds a part to it.
  'exports',
  'jobs',
];

/** Erases an account, by whose id it goes; of its owner's will unless it is told whose. */
const eraseAccount = defineJob('erase-account', z.literal('operator').nullable());

/**
 * Erases accounts. What grows with an account goes a part at a time: it is closed by one short write, and its rows follow, also
 * after a restart.
 */
export function erasure(context: Context, auth: Pick<AuthService, 'close' | 'erase'>) {
  const { database, clock, jobs, hub, log } = context;
  const store = erasureStore(context);

  async function eraseRows(userId: string, signal: AbortSignal): Promise<void> {
    // Where an operator's command closed it, its windows are still open.
    hub.endAll(userId);
    for (const table of LARGE.toReversed()) await store.eraseRows(table, userId, signal);
    await auth.erase(userId);
  }

  jobs.handle(
    eraseAccount,
    async ({ key: account, payload, signal }) => {
      await database.patiently(() => eraseRows(account, signal));
      // Its own log has gone with it.
      log.info({ account, by: payload ?? 'owner' }, 'an account was erased');
    },
    { attempts: Number.POSITIVE_INFINITY, within: 6 * HOUR },
  );

  return {
    /** Closes an account, inside a running write: nobody gets in any more, and its address is free. @param by null: its owner */
    async close(userId: string, by: 'operator' | null): Promise<void> {
      await auth.close(userId);
      await store.takeWaysIn(userId);
      await jobs.schedule(eraseAccount, { key: userId, at: clock.now(), payload: by });
    },
  };
}
