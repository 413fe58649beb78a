import type { Actor, Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { notFound } from '#shared/errors.ts';
import { type Column, listColumns } from '../contract.ts';
import { columnDeleted } from '../events.ts';
import { DEFAULT_COLUMNS } from '../rules.ts';
import { texts } from '../texts.ts';
import { columnStore } from './store.ts';

export function columnService(context: Context) {
  const { database, events } = context;
  const store = columnStore(context);

  /** @throws AppError 404 for a missing column or somebody else's */
  async function require(userId: string, id: string): Promise<Column> {
    const column = (await store.list(userId)).find((candidate) => candidate.id === id);
    if (!column) throw notFound(texts.missing);
    return column;
  }

  async function move(userId: string, column: Column, to: number): Promise<void> {
    if (to === column.position) return;
    if (to > column.position) await store.shift(userId, -1, column.position + 1, to);
    else await store.shift(userId, 1, to, column.position - 1);
    await store.update(userId, column.id, { position: to });
  }

  return {
    list: store.list,
    require,

    /** Gives an account without columns the three default ones. To be called inside a write. */
    async addDefaults(userId: string): Promise<void> {
      await store.insert(
        userId,
        DEFAULT_COLUMNS.map((name, position) => ({ id: newId(), name, position })),
      );
    },

    create: (actor: Actor, input: { name: string; position?: number | undefined }): Promise<Column> =>
      database.write(actor.userId, async () => {
        const { length } = await store.list(actor.userId);
        const column = { id: newId(), name: input.name, position: Math.min(input.position ?? length, length) };
        if (column.position < length) await store.shift(actor.userId, 1, column.position, length);
        await store.insert(actor.userId, [column]);
        context.publish(actor, [listColumns.path]);
        return column;
      }),

    update: (
      actor: Actor,
      id: string,
      change: { name?: string | undefined; position?: number | undefined },
    ): Promise<Column> =>
      database.write(actor.userId, async () => {
        const column = await require(actor.userId, id);
        const { length } = await store.list(actor.userId);
        if (change.name !== undefined) await store.update(actor.userId, id, { name: change.name });
        if (change.position !== undefined) await move(actor.userId, column, Math.min(change.position, length - 1));
        context.publish(actor, [listColumns.path]);
        return require(actor.userId, id);
      }),

    remove: (actor: Actor, id: string): Promise<void> =>
      database.write(actor.userId, async (revision) => {
        const column = await require(actor.userId, id);
        await events.emit(actor, columnDeleted, { columnId: id, revision });
        await store.remove(actor.userId, id);
        await store.shift(actor.userId, -1, column.position + 1, (await store.list(actor.userId)).length);
        context.publish(actor, [listColumns.path]);
      }),
  };
}

export type ColumnService = ReturnType<typeof columnService>;
