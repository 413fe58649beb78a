import { AppError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { newId } from '../id.ts';
import { texts } from './texts.ts';

interface Creation<T> {
  userId: string;
  kind: string;
  /** As the caller made it, so that making it again makes nothing. */
  id: string | undefined;
  find(id: string): Promise<T | null | undefined>;
  make(id: string): Promise<T>;
}

/**
 * Makes an object, or answers the one of that id as it is.
 * @param again told where there is one
 * @throws AppError 410 where there was one that is gone for good
 */
export const createOnce = <T>(
  { database, feed }: { database: Pick<Context['database'], 'write'>; feed: Pick<Context['feed'], 'isBuried'> },
  { userId, kind, id, find, make }: Creation<T>,
  again: () => void,
): Promise<T> =>
  database.write(userId, async () => {
    if (id === undefined) return make(newId());
    const there = await find(id);
    if (there) {
      again();
      return there;
    }
    if (await feed.isBuried(userId, kind, id)) throw new AppError(410, 'gone', texts.purged);
    return make(id);
  });
