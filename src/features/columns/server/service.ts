import type { PutBack } from '#features/journal/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { merge } from '#server/field-times.ts';
import { newId } from '#server/id.ts';
import type { Entry } from '#server/journal/journal.ts';
import { rankAmong, ranksAfter } from '#server/ranks.ts';
import { notFound } from '#shared/errors.ts';
import { said } from '#shared/fields.ts';
import { indexAfter } from '#shared/rank.ts';
import { type Column, type ColumnChange, listColumns } from '../contract.ts';
import { columnDeleted } from '../events.ts';
import { DEFAULT_COLUMNS } from '../rules.ts';
import { texts } from '../texts.ts';
import { COLUMN_KIND, wayBack } from './images.ts';
import { interruptedDeletion, interruptedFrom } from './interrupted-deletion.ts';
import { columnStore, type StoredColumn } from './store.ts';

/** A column to be made, under an id of the caller's where it is given; at the end without a position. */
interface NewColumn {
  id?: string | undefined;
  name: string;
  position?: number | undefined;
}

export function columnService(context: Context) {
  const { database, events, clock } = context;
  const store = columnStore(context);

  const list = async (userId: string): Promise<Column[]> =>
    (await store.list(userId)).map((column, position) => ({ ...column, position }));

  const find = async (userId: string, id: string): Promise<Column | undefined> =>
    (await list(userId)).find((candidate) => candidate.id === id);

  /** @throws AppError 404 for a missing column or somebody else's */
  async function require(userId: string, id: string): Promise<Column> {
    const column = await find(userId, id);
    if (!column) throw notFound(texts.missing);
    return column;
  }

  /** @param others the columns without the one whose rank is asked for, in order */
  const rankOf = (userId: string, others: readonly Column[], index: number): Promise<string> =>
    rankAmong(others, Math.min(index, others.length), (id, rank) => store.update(userId, id, { rank }));

  async function announceChange(actor: Actor, before: Column): Promise<Column> {
    const column = await require(actor.userId, before.id);
    const [was, is] = [before, column].map((each) => ({ column: each, deletedAt: null }));
    context.journal.record(actor, COLUMN_KIND, was!, is!);
    context.publish(actor, [listColumns.path]);
    return column;
  }

  /**
   * Notes that an act deletes a column. To be called inside a write.
   * @param leaving it is noted ahead of the deletion, by the first of several writes
   */
  async function declareDeletion(actor: Actor, id: string, leaving = false): Promise<void> {
    const column = await require(actor.userId, id);
    const after = { column, deletedAt: clock.now(), ...(leaving && { leaving }) };
    context.journal.record(actor, COLUMN_KIND, { column, deletedAt: null }, after);
  }

  /** Its tasks are let go. */
  const remove = (actor: Actor, id: string): Promise<void> =>
    database.write(actor.userId, async (revision) => {
      await declareDeletion(actor, id);
      await events.emit(actor, columnDeleted, { columnId: id, revision });
      await store.remove(actor.userId, id);
      context.publish(actor, [listColumns.path]);
    });

  async function restore(actor: Actor, column: StoredColumn): Promise<void> {
    await store.restore(actor.userId, column);
    context.journal.record(actor, COLUMN_KIND, { column, deletedAt: clock.now() }, { column, deletedAt: null });
    context.publish(actor, [listColumns.path]);
  }

  /** A rank as it was, or one beside it where another column has got the same since. */
  async function freeRank(userId: string, id: string, rank: string): Promise<string> {
    const others = (await list(userId)).filter((column) => column.id !== id);
    const index = others.findIndex((column) => column.rank >= rank);
    return others[index]?.rank === rank ? rankOf(userId, others, index) : rank;
  }

  /** Takes back what an entry made of a column, as far as nobody has changed the same since. */
  async function putOneBack(actor: Actor, entry: Entry): Promise<PutBack> {
    const { userId } = actor;
    const { objectId: id } = entry;
    const column = await find(userId, id);
    const { change, ...told } = wayBack(column, entry);
    if (change.rank !== undefined) change.rank = await freeRank(userId, id, change.rank);
    if (told.deed === 'removed') await remove(actor, id);
    if (told.deed === 'restored') {
      await restore(actor, { id, name: told.title, rank: change.rank! });
      const at = interruptedFrom(clock.now());
      if (entry.after.leaving) await context.jobs.schedule(interruptedDeletion, { userId, key: entry.id, at });
    }
    if (told.deed === 'changed') {
      const { times } = merge(await store.fieldTimes(userId, id), change, actor, clock.now());
      await store.update(userId, id, change, times);
      await announceChange(actor, column!);
    }
    return told;
  }

  async function putBack(actor: Actor, entries: readonly Entry[]): Promise<PutBack[]> {
    const told: PutBack[] = [];
    for (const entry of entries) told.push(await putOneBack(actor, entry));
    return told;
  }

  return {
    list,
    require,
    feed: store.written satisfies FeedStream,

    /** Gives an account without columns the three default ones. To be called inside a write. */
    async addDefaults(userId: string): Promise<void> {
      const ranks = ranksAfter(null, DEFAULT_COLUMNS.length);
      await store.insert(
        userId,
        DEFAULT_COLUMNS.map((name, index) => ({ id: newId(), name, rank: ranks[index]! })),
      );
    },

    /** @param again told where there is one of that id */
    create: (actor: Actor, { id: given, name, position }: NewColumn, again = () => {}): Promise<Column> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'columns',
          id: given,
          find: (id) => find(actor.userId, id),
          make: async (id) => {
            const others = await list(actor.userId);
            const rank = await rankOf(actor.userId, others, position ?? others.length);
            await store.insert(actor.userId, [{ id, name, rank }]);
            context.publish(actor, [listColumns.path]);
            return require(actor.userId, id);
          },
        },
        again,
      ),

    update: (actor: Actor, id: string, { position, afterColumnId, name }: ColumnChange): Promise<Column> =>
      database.write(actor.userId, async () => {
        const before = await require(actor.userId, id);
        const others = (await list(actor.userId)).filter((column) => column.id !== id);
        const index = afterColumnId === undefined ? position : indexAfter(others, afterColumnId);
        const rank = index === undefined ? undefined : await rankOf(actor.userId, others, index);
        const { change: won, times } = merge(await store.fieldTimes(actor.userId, id), { name }, actor, clock.now());
        const change = said({ ...won, rank });
        if (Object.keys(change).length > 0) await store.update(actor.userId, id, change, times);
        return announceChange(actor, before);
      }),

    declareDeletion,
    remove,
    putBack,
  };
}

export type ColumnService = ReturnType<typeof columnService>;
