import { type Selectable, sql } from 'kysely';
import { HOUR } from '#shared/day.ts';
import { KEPT_DAYS } from '#shared/restoring.ts';
import { type AccountLimits, LimitReached, textBytes } from '../account-limits/account-limits.ts';
import type { Database } from '../database/database.ts';
import { deleteInParts } from '../database/delete-in-parts.ts';
import type { JournalTable } from '../database/schema.ts';
import { newId } from '../id.ts';
import { followedBy, type Images, isNothing } from './images.ts';
import { JOURNAL } from './limit.ts';

const DAY = 24 * HOUR;
/** Rows that one statement writes or asks for. */
const AT_ONCE = 100;
/** Rows that make room at once in a full account. */
const FORGOTTEN_AT_ONCE = 1000;

type Row = Selectable<JournalTable>;

/** What an act made of one object. */
export interface Entry extends Images {
  id: string;
  kind: string;
  objectId: string;
  /** When the person did it, epoch milliseconds. */
  at: number;
  by: JournalTable['by'];
  /** It took another entry back. */
  undoes: string | null;
  undone: boolean;
}

/** How the objects of a kind are kept. */
export interface Kind<Row> {
  name: string;
  idOf(row: Row): string;
  /** @param before null where it was not there */
  imagesOf(before: Row | null, after: Row): Images;
}

/** Who acts, as whoever asks says it. */
export interface Doer {
  userId: string;
  clientId?: string;
  /** When the person did it, epoch milliseconds; now where absent. */
  changedAt?: number;
  /** The entry of what is done; one of its own for each write where absent. */
  entry?: string;
  /** Who does it for the person. */
  by?: 'assistant' | 'example';
  /** The entry that is being taken back. */
  undoes?: string;
}

interface Recorded {
  actor: Doer;
  kind: Kind<unknown>;
  before: unknown;
  after: unknown;
}

const textOf = (image: Images['before']) => image && JSON.stringify(image);

function toEntry(row: Row): Entry {
  return {
    id: row.entry_id,
    kind: row.kind,
    objectId: row.object_id,
    at: row.at,
    by: row.by,
    before: row.before === null ? null : JSON.parse(row.before),
    after: JSON.parse(row.after),
    undoes: row.undoes,
    undone: row.undone_at !== null,
  };
}

/** What people's acts made of their objects, for 90 days: an entry for each act, in it a row for each object. */
export function createJournal(database: Database, clock: { now(): number }, accountLimits: AccountLimits) {
  const room = accountLimits.room(JOURNAL);
  const rows = (userId: string) => database.query.selectFrom('journal').where('user_id', '=', userId);

  /** Where an account is full, its oldest entries make room: an act is never refused because it could be taken back. */
  async function takeRoom(userId: string, growth: { rows: number; bytes: number }): Promise<void> {
    for (;;) {
      try {
        return await room.take(userId, growth);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        const kept = await rows(userId)
          .select('entry_id')
          .orderBy('entry_id')
          .offset(FORGOTTEN_AT_ONCE)
          .limit(1)
          .executeTakeFirst();
        const all = database.query.deleteFrom('journal').where('user_id', '=', userId);
        await (kept ? all.where('entry_id', '<=', kept.entry_id) : all).execute();
        if (!kept) return;
      }
    }
  }

  /** An act of several calls that change an object again: what they made of it stands in one row. */
  async function writeOver(added: Row): Promise<void> {
    const { user_id: userId, entry_id: entryId, object_id: objectId } = added;
    const row = database.query
      .updateTable('journal')
      .where('user_id', '=', userId)
      .where('entry_id', '=', entryId)
      .where('object_id', '=', objectId);
    const there = await rows(userId)
      .selectAll()
      .where('entry_id', '=', entryId)
      .where('object_id', '=', objectId)
      .executeTakeFirstOrThrow();
    const both = there.undone_at === null ? followedBy(toEntry(there), toEntry(added)) : toEntry(added);
    await row.set({ before: textOf(both.before), after: JSON.stringify(both.after), undone_at: null }).execute();
  }

  /** @param isNew no row of the entry can be there yet */
  async function insert(userId: string, added: readonly Row[], isNew: boolean): Promise<void> {
    const bytes = added.reduce((sum, { before, after }) => sum + textBytes(before, after), 0);
    await takeRoom(userId, { rows: added.length, bytes });
    for (let at = 0; at < added.length; at += AT_ONCE) {
      const some = added.slice(at, at + AT_ONCE);
      const rows = database.query
        .insertInto('journal')
        .values(some)
        .onConflict((conflict) => conflict.columns(['user_id', 'object_id', 'entry_id']).doNothing());
      if (isNew) await database.behind(rows);
      else if (Number((await rows.executeTakeFirst()).numInsertedOrUpdatedRows) < some.length)
        await addToKnown(userId, some);
    }
  }

  const rowsOf = (userId: string, entryId: string, objectIds: readonly string[]) =>
    rows(userId).where('entry_id', '=', entryId).where('object_id', 'in', objectIds);

  /** Of rows that were all offered, writes those over what was there of which it was. */
  async function addToKnown(userId: string, some: readonly Row[]): Promise<void> {
    const ids = some.map(({ object_id }) => object_id);
    const there = await rowsOf(userId, some[0]!.entry_id, ids).select(['object_id', 'before', 'after']).execute();
    const known = new Map(there.map((row) => [row.object_id, row]));
    for (const row of some) {
      const { before, after } = known.get(row.object_id)!;
      if (before !== row.before || after !== row.after) await writeOver(row);
    }
  }

  /** Writes what a transaction recorded: of an object that an act changed again and again, what it was and what it is. */
  async function write(recorded: readonly Recorded[]): Promise<void> {
    const objects = new Map<string, Recorded & { entryId: string }>();
    const unnamed = new Map<string, string>();
    for (const one of recorded) {
      const { userId, entry } = one.actor;
      const entryId = entry ?? unnamed.get(userId) ?? newId();
      if (!entry) unnamed.set(userId, entryId);
      const key = [userId, entryId, one.kind.idOf(one.after)].join(' ');
      const { before } = objects.get(key) ?? one;
      objects.set(key, { ...one, before, entryId });
    }
    const written = [...objects.values()].flatMap(rowOf);
    for (const [, some] of Map.groupBy(written, ({ user_id, entry_id }) => `${user_id} ${entry_id}`)) {
      const [{ user_id: userId, entry_id: entryId }] = some as [Row, ...Row[]];
      await insert(userId, some, unnamed.get(userId) === entryId);
    }
  }

  function rowOf({ actor, entryId, kind, before, after }: Recorded & { entryId: string }): Row[] {
    const images = kind.imagesOf(before, after);
    if (isNothing(images)) return [];
    const row: Row = {
      user_id: actor.userId,
      entry_id: entryId,
      object_id: kind.idOf(after),
      kind: kind.name,
      at: actor.changedAt ?? clock.now(),
      by: actor.by ?? 'person',
      client_id: actor.clientId ?? '',
      undoes: actor.undoes ?? null,
      before: textOf(images.before),
      after: JSON.stringify(images.after),
      undone_at: null,
    };
    return [row];
  }

  return {
    /** Keeps what the running write made of an object, in the entry of the act that the actor names. */
    record<Row>(actor: Doer, kind: Kind<Row>, before: Row | null, after: Row): void {
      database.beforeCommit<Recorded>(write, { actor, kind: kind as Kind<unknown>, before, after });
    },

    /** What an act made of its objects, or of one of them. */
    async entry(userId: string, entryId: string, objectId?: string): Promise<Entry[]> {
      const found = rows(userId).selectAll().where('entry_id', '=', entryId).orderBy('object_id');
      return (await (objectId === undefined ? found : found.where('object_id', '=', objectId)).execute()).map(toEntry);
    },

    /** Whether what an act made of those objects still stands, all of it. */
    async standsOf(userId: string, entryId: string, objectIds: readonly string[]): Promise<boolean> {
      const standing = await rowsOf(userId, entryId, objectIds)
        .select('object_id')
        .where('undone_at', 'is', null)
        .execute();
      return standing.length === objectIds.length;
    },

    /** What acts made of an object, the last one first: those before the one that is named. */
    async ofObject(userId: string, objectId: string, before: Place | undefined, limit: number): Promise<Entry[]> {
      const found = await rows(userId)
        .selectAll()
        .where('object_id', '=', objectId)
        .$if(before !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'entry_id'), '<', tuple(before!.at, before!.id))),
        )
        .orderBy('at', 'desc')
        .orderBy('entry_id', 'desc')
        .limit(limit)
        .execute();
      return found.map(toEntry);
    },

    /** The last thing that was done in a window, or the last one before another, which stands and took back no other. */
    async lastOf(userId: string, clientId: string, since: number, before?: string): Promise<Place | undefined> {
      const last = await rows(userId)
        .select(['entry_id', 'at'])
        .where('client_id', '=', clientId)
        .where('at', '>=', since)
        .where('undone_at', 'is', null)
        .where('undoes', 'is', null)
        .where('by', '<>', 'example')
        .$if(before !== undefined, (query) => query.where('entry_id', '<', before!))
        .orderBy('entry_id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last && { at: last.at, id: last.entry_id };
    },

    /** Notes that what an entry made of objects is taken back, or stands again. */
    async mark(userId: string, entryId: string, objectIds: readonly string[], undone: boolean): Promise<void> {
      for (let at = 0; at < objectIds.length; at += AT_ONCE)
        await database.query
          .updateTable('journal')
          .set({ undone_at: undone ? clock.now() : null })
          .where('user_id', '=', userId)
          .where('entry_id', '=', entryId)
          .where('object_id', 'in', objectIds.slice(at, at + AT_ONCE))
          .execute();
    },

    /** Forgets what is too old to be taken back, a part at a time. */
    forgetOld: (): Promise<void> =>
      deleteInParts(database, 'journal', sql<boolean>`at < ${clock.now() - KEPT_DAYS * DAY}`),
  };
}

/** Where an entry stands among those of an object. */
export interface Place {
  at: number;
  id: string;
}

export type Journal = ReturnType<typeof createJournal>;
