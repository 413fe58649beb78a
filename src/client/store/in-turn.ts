import { clientId } from '#client/lib/client-id.ts';
import type { AccountDatabase } from './account-database.ts';

/** Milliseconds for which a lease is held without being prolonged: longer than a page of the feed takes on a bad line. */
const SPAN = 30_000;
const PAUSE = 500;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Does work that one window of an account does at a time. On plain http there are no locks: there a lease in the account's
 * own database stands for one, which a window that was closed loses after a while.
 * @param work is given what prolongs the lease, to be asked between its parts
 */
export async function oneWindowAtATime<R>(
  database: AccountDatabase,
  name: string,
  work: (stay: () => Promise<unknown>) => Promise<R>,
): Promise<R> {
  if ('locks' in navigator) return navigator.locks.request(name, () => work(async () => {}));
  const stay = () => database.lease(name, clientId, Date.now(), SPAN);
  while (!(await stay())) await sleep(PAUSE);
  try {
    return await work(stay);
  } finally {
    await database.release(name);
  }
}
