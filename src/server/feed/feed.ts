import { sql } from 'kysely';
import { HOUR } from '#shared/day.ts';
import { KEPT_DAYS } from '#shared/restoring.ts';
import { type AccountLimits, LimitReached } from '../account-limits/account-limits.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { ownersOfOlder } from '../database/owners-of-older.ts';
import { onPrimary } from '../database/replicas/reading.ts';
import { rest } from '../event-loop.ts';
import { cursorAt, writeCursor } from './cursor.ts';
import { readEpoch } from './epoch.ts';
import { TOMBSTONES } from './limit.ts';
import { type Span, within } from './place.ts';
import type { FeedChange } from './stream.ts';

const DAY = 24 * HOUR;

/** A thing that is gone for good. */
interface Gone {
  id: string;
  /** Where it was told that it is gone before it went; the running write where absent. */
  revision?: number;
  deletedAt?: number;
}

const BURIED_AT_ONCE = 500;
/** As many as anything buries at once, and more. */
const FORGOTTEN_AT_ONCE = 1000;

/** What the feed of every account's changes needs beside the rows themselves. */
export function createFeed(database: Database, clock: { now(): number }, accountLimits: AccountLimits, config: Config) {
  const room = accountLimits.room(TOMBSTONES);
  let epoch: Promise<string> | undefined;
  let readIn = 0;

  function epochOf(): Promise<string> {
    // Another server of the database may have taken its place meanwhile.
    if (database.era !== readIn) epoch = undefined;
    readIn = database.era;
    epoch ??= onPrimary(() => readEpoch(database, config)).catch((error) => {
      epoch = undefined;
      throw error;
    });
    return epoch;
  }

  return {
    epoch: epochOf,

    /** The cursor of whoever knows everything up to a revision. */
    cursorAt: async (revision: number): Promise<string> => writeCursor(cursorAt(await epochOf(), revision)),

    /** Keeps that things are gone, within the write that deletes them. */
    async bury(userId: string, kind: string, gone: readonly Gone[]): Promise<void> {
      if (gone.length === 0) return;
      await takeRoom(userId, gone);
      const written = { revision: database.writingRevision(userId), deletedAt: clock.now() };
      for (let at = 0; at < gone.length; at += BURIED_AT_ONCE) {
        const rows = gone.slice(at, at + BURIED_AT_ONCE).map((one) => ({ ...written, ...one }));
        await database.query
          .insertInto('tombstones')
          .values(
            rows.map(({ id, revision, deletedAt }) => ({ user_id: userId, kind, id, revision, deleted_at: deletedAt })),
          )
          .execute();
      }
    },

    /** Keeps no more that a thing is gone, within the write that brings it back. */
    async unbury(userId: string, kind: string, id: string): Promise<void> {
      const stone = database.query.deleteFrom('tombstones').where('user_id', '=', userId);
      await stone.where('kind', '=', kind).where('id', '=', id).execute();
    },

    async isBuried(userId: string, kind: string, id: string): Promise<boolean> {
      const stone = database.query.selectFrom('tombstones').select('id').where('user_id', '=', userId);
      return (await stone.where('kind', '=', kind).where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    /** The revision before which it is not known any more what was deleted. */
    async horizon(userId: string): Promise<number> {
      const revisions = database.query.selectFrom('account_revisions').select('feed_horizon');
      return (await revisions.where('user_id', '=', userId).executeTakeFirst())?.feed_horizon ?? 0;
    },

    /** A stream of what is gone for good, of every kind; what was gone before the reader began is no news. */
    async tombstones(userId: string, span: Span, since: number): Promise<(FeedChange & { kind: string })[]> {
      const at = sql<string>`kind || ':' || id`;
      const rows = await database.query
        .selectFrom('tombstones')
        .select(['kind', 'id', 'revision', at.as('at')])
        .where('user_id', '=', userId)
        .where('revision', '>', since)
        .where(within(span, at))
        .orderBy('revision')
        .orderBy(at)
        .limit(span.limit)
        .execute();
      return rows.map((stone) => ({ ...stone, row: null }));
    },

    /** Forgets what has been gone for so long that nobody is told of it any more: who was away longer begins anew. */
    async forgetOld(): Promise<void> {
      const before = clock.now() - KEPT_DAYS * DAY;
      for (const userId of await ownersOfOlder(database, 'tombstones', before))
        for (let forgotten = FORGOTTEN_AT_ONCE; forgotten >= FORGOTTEN_AT_ONCE; ) {
          forgotten = await database.write(userId, () => forgetSome(userId, before));
          await rest();
        }
    },
  };

  /** Where an account is full of them, it forgets the oldest of earlier days. What nobody asked to purge is never refused. */
  async function takeRoom(userId: string, gone: readonly Gone[]): Promise<void> {
    try {
      await room.take(userId, { rows: gone.length });
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      await forgetSome(userId, clock.now() - DAY);
      if (gone.every(({ deletedAt }) => deletedAt === undefined)) await room.take(userId, { rows: gone.length });
    }
  }

  /** Forgets the oldest from before an instant. @returns how many it were, at least */
  async function forgetSome(userId: string, before: number): Promise<number> {
    const oldest = await database.query
      .selectFrom('tombstones')
      .select('revision')
      .where('user_id', '=', userId)
      .where('deleted_at', '<', before)
      .orderBy('revision')
      .limit(FORGOTTEN_AT_ONCE)
      .execute();
    const latest = oldest.at(-1)?.revision;
    if (latest === undefined) return 0;
    await database.query
      .deleteFrom('tombstones')
      .where('user_id', '=', userId)
      .where('deleted_at', '<', before)
      .where('revision', '<=', latest)
      .execute();
    await database.query
      .updateTable('account_revisions')
      .set({ feed_horizon: latest })
      .where('user_id', '=', userId)
      .where('feed_horizon', '<', latest)
      .execute();
    return oldest.length;
  }
}

export type Feed = ReturnType<typeof createFeed>;
