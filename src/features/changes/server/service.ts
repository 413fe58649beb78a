import type { Context } from '#server/context.ts';
import { beginning, type Cursor, cursorAt, isOfAnother, readCursor, writeCursor } from '#server/feed/cursor.ts';
import type { Place } from '#server/feed/place.ts';
import type { FeedChange, FeedStream } from '#server/feed/stream.ts';
import { AppError, badRequest, FEED_RESTORED } from '#shared/errors.ts';
import type { Changes, ChangesPage, FeedKind } from '../contract.ts';
import { texts } from '../texts.ts';

const expired = () => new AppError(410, 'feed-expired', texts.expired);

/** One of each kind. */
export type Streams = Record<FeedKind, FeedStream>;

interface Told extends FeedChange {
  stream: number;
  kind: FeedKind;
}

/**
 * Where a stream is read on: each revision is told stream after stream, so of the last one that was told, those in front are
 * through and those behind have not begun.
 */
function behindOf({ told: [revision, stream, at] }: Cursor, own: number): Place {
  if (own < stream) return { revision: revision + 1, id: '' };
  return { revision, id: own === stream ? at : '' };
}

/** Tells what changed in an account, in the order in which it was written. A later change of a row takes the place of an earlier. */
export function changesService({ feed }: Pick<Context, 'feed'>, streams: Streams) {
  const kinds = Object.keys(streams) as FeedKind[];

  /** @throws AppError 400 for what was never a cursor, 410 for one that cannot be told on from */
  async function placeOf(userId: string, since: string | undefined, revision: number): Promise<Cursor> {
    const epoch = await feed.epoch();
    if (since === undefined) return beginning(epoch, revision);
    const cursor = readCursor(since);
    if (!cursor) throw badRequest(texts.cursorInvalid, 'since');
    if (isOfAnother(cursor, epoch, revision)) throw new AppError(410, FEED_RESTORED, texts.expired);
    if (cursor.known < revision && cursor.known < (await feed.horizon(userId))) throw expired();
    return cursor;
  }

  /** The next changes in order, one more than asked for where there are more. */
  async function read(userId: string, cursor: Cursor, upTo: number, limit: number): Promise<Told[]> {
    const since = cursor.whole ? -1 : cursor.known;
    const told: Told[] = [];
    for (const [stream, kind] of kinds.entries()) {
      const span = { behind: behindOf(cursor, stream), upTo, limit: limit + 1 };
      for (const change of await streams[kind](userId, span, since)) told.push({ ...change, stream, kind });
    }
    const stream = kinds.length;
    const span = { behind: behindOf(cursor, stream), upTo, limit: limit + 1 };
    for (const change of await feed.tombstones(userId, span, cursor.known))
      told.push({ ...change, kind: change.kind as FeedKind, stream });
    // Each stream is in its own order, which the sort keeps.
    return told.sort((a, b) => a.revision - b.revision || a.stream - b.stream).slice(0, limit + 1);
  }

  return {
    /**
     * @param revision the user's, read before this call: what is written meanwhile is told by the next one
     * @throws AppError 410 where the cursor is too old, or of another database: whoever asks begins anew
     */
    async page(userId: string, since: string | undefined, limit: number, revision: number): Promise<ChangesPage> {
      const cursor = await placeOf(userId, since, revision);
      const changes = Object.fromEntries(kinds.map((kind) => [kind, { rows: [], gone: [] }])) as unknown as Changes;
      const unchanged = !cursor.whole && cursor.told[0] === revision && cursor.known === revision;
      const told = unchanged ? [] : await read(userId, cursor, revision, limit);
      const more = told.length > limit;
      const page = more ? told.slice(0, limit) : told;
      for (const { kind, id, row } of page) {
        if (row) changes[kind].rows.push(row as never);
        else changes[kind].gone.push(id);
      }
      const last = page.at(-1);
      const next: Cursor = more
        ? { ...cursor, told: [last!.revision, last!.stream, last!.at] }
        : cursorAt(cursor.epoch, revision);
      return { cursor: writeCursor(next), more, changes };
    },
  };
}

export type ChangesService = ReturnType<typeof changesService>;
