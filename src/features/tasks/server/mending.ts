import { listColumns } from '#features/columns/contract.ts';
import { activationTarget, completionTarget, isDoneColumn } from '#features/columns/rules.ts';
import type { ColumnService } from '#features/columns/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { rest } from '#server/event-loop.ts';
import { listTasks } from '../contract.ts';
import { taskChanged } from '../events.ts';
import type { placement } from './placement.ts';
import type { TaskStore } from './store.ts';

/** Tasks that one write of the board's mending moves: other writes come between two. */
const MENDED_AT_ONCE = 1000;

interface Board {
  store: TaskStore;
  places: ReturnType<typeof placement>;
  columns: ColumnService;
}

export function boardMending(context: Context, { store, places, columns }: Board) {
  const { database, events, clock } = context;

  /** Moves tasks whose status and column contradict each other, newest first. @returns how many */
  async function mendSome(actor: Actor, revision: number): Promise<number> {
    const { userId } = actor;
    if ((await columns.list(userId)).length === 0) {
      await columns.addDefaults(userId);
      context.publish(actor, [listColumns.path]);
    }
    const board = await columns.list(userId);
    const done = board.filter(({ name }) => isDoneColumn(name)).map(({ id }) => id);
    const forDone = completionTarget(board)?.id;
    let moved = 0;
    for (const status of ['completed', 'active'] as const) {
      if (status === 'completed' && forDone === undefined) continue;
      const group = status === 'completed' ? forDone! : (activationTarget(board)?.id ?? null);
      const ids = await store.misplaced(userId, status, done, MENDED_AT_ONCE - moved);
      await places.append(userId, group, ids, { revision, updated_at: clock.now() });
      for (const taskId of ids) await events.emit(actor, taskChanged, { taskId, kind: 'updated' });
      moved += ids.length;
    }
    context.publish(actor, [listTasks.path]);
    return moved;
  }

  /** Mends statuses and columns after the board's rules, so many at a time. @returns how many tasks were moved */
  return async (actor: Actor): Promise<number> => {
    let moved = 0;
    for (let some = MENDED_AT_ONCE; some === MENDED_AT_ONCE; moved += some) {
      await rest();
      some = await database.write(actor.userId, (revision) => mendSome(actor, revision));
    }
    return moved;
  };
}
