import type { AuthService } from '#features/auth/server/service.ts';
import type { Context } from '#server/context.ts';
import { erasureStore } from './erasure-store.ts';
import { SECTIONS } from './export-sections.ts';
import type { Table } from './store.ts';

/** Tables in which an account may have many rows, those that others point to first. */
const LARGE: readonly Table[] = [
  'idempotent_replies',
  'tombstones',
  ...SECTIONS.flatMap(({ table, key, owner }) => (key.length > 0 && owner === 'user_id' ? [table] : [])),
];

/**
 * Erases accounts. What grows with an account goes a part at a time: it is closed by one short write, and its rows follow, also
 * after a restart.
 */
export function erasure(context: Context, auth: Pick<AuthService, 'close' | 'closed' | 'erase'>) {
  const { database, log } = context;
  const store = erasureStore(context);
  let stopped = false;
  const goesOn = () => !stopped;
  let last: Promise<void> = Promise.resolve();

  async function eraseRows(userId: string): Promise<void> {
    for (const table of LARGE.toReversed()) await store.eraseRows(table, userId, goesOn);
    if (goesOn()) await auth.erase(userId);
  }

  async function eraseAll(): Promise<void> {
    for (const userId of await auth.closed()) await eraseRows(userId);
  }

  /** Erases the rows of every closed account, one account after another. */
  function eraseClosed(): Promise<void> {
    const done = last.then(() => database.patiently(eraseAll));
    last = done.catch(() => {});
    return done;
  }

  /** Begins to erase what is to be erased; what fails is tried again every hour. */
  function begin(): void {
    eraseClosed().catch((error) => log.error({ err: error }, 'a closed account is not erased yet'));
  }

  return {
    eraseClosed,
    begin,

    /** Closes an account, inside a running write: nobody gets in any more, and its address is free. */
    async close(userId: string): Promise<void> {
      await auth.close(userId);
      await store.takeWaysIn(userId);
      database.afterCommit(begin);
    },

    /** Leaves the rest for the next start. */
    stop(): Promise<void> {
      stopped = true;
      return last;
    },
  };
}
