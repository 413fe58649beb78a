import { HttpError } from '#client/lib/http-error.ts';
import { FEED_RESTORED } from '#shared/errors.ts';
import type { AccountDatabase } from './account-database.ts';
import type { FeedChanges, Parts } from './kept-rows.ts';

/** A page of the feed. */
export interface FeedPage {
  cursor: string;
  more: boolean;
  changes: FeedChanges;
}

/** Asks the server for what follows a cursor; everything without one. */
export type AskFeed = (since: string | undefined) => Promise<FeedPage>;

const isExpired = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 410;

/**
 * Reads the feed to its end and keeps it page by page: what breaks off goes on where it was. A cursor that the server does
 * not know any more begins anew; where that is because a copy was put in the place of its database, what is here is set aside first.
 * @param stay is asked before each page
 */
export async function follow(
  database: AccountDatabase,
  ask: AskFeed,
  stay: () => Promise<unknown>,
  parts?: Parts,
): Promise<void> {
  let since = await database.cursor();
  let isRestored = false;
  for (let more = true; more; ) {
    await stay();
    let page: FeedPage;
    try {
      page = await ask(since);
    } catch (error) {
      if (since === undefined || !isExpired(error)) throw error;
      since = undefined;
      isRestored = error.body?.code === FEED_RESTORED;
      continue;
    }
    if (isRestored) await database.setAside();
    isRestored = false;
    if (since !== page.cursor && !(await database.keepPage(since, page.cursor, page.changes, parts))) return;
    ({ cursor: since, more } = page);
  }
  await database.noteRead(Date.now());
}
