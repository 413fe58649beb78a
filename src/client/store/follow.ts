import { HttpError } from '#client/lib/http-error.ts';
import type { AccountDatabase, FeedChanges } from './account-database.ts';

/** A page of the feed. */
export interface FeedPage {
  cursor: string;
  more: boolean;
  changes: FeedChanges;
}

/** Asks the server for what follows a cursor; everything without one. */
export type AskFeed = (since: string | undefined) => Promise<FeedPage>;

const isExpired = (error: unknown) => error instanceof HttpError && error.status === 410;

/**
 * Reads the feed to its end and keeps it page by page: what breaks off goes on where it was. A cursor that the server does
 * not know any more begins anew.
 * @param stay is asked before each page
 */
export async function follow(database: AccountDatabase, ask: AskFeed, stay: () => Promise<unknown>): Promise<void> {
  let since = await database.cursor();
  for (let more = true; more; ) {
    await stay();
    let page: FeedPage;
    try {
      page = await ask(since);
    } catch (error) {
      if (since === undefined || !isExpired(error)) throw error;
      since = undefined;
      continue;
    }
    if (since !== page.cursor && !(await database.keepPage(since, page.cursor, page.changes))) return;
    ({ cursor: since, more } = page);
  }
  await database.noteRead(Date.now());
}
