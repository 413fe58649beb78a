import type { ColumnService } from '#features/columns/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { isSpokenOf, timesOfDeletion } from '#server/meeting-deletion.ts';
import { livedDay } from '#shared/day.ts';
import { badRequest, conflict } from '#shared/errors.ts';
import type { TaskChange } from '../contract.ts';
import type { Deadline } from '../deadline.ts';
import { withFollowing } from '../edits.ts';
import { FRESH_TASK } from '../field-sets.ts';
import type { PlanSaid } from '../planning.ts';
import { columnOfSuccessor, leavesSeries, skipOf, successorOf, turnOf } from '../repeating.ts';
import { successorId } from '../successor-id.ts';
import type { placement } from './placement.ts';
import { taskRows } from './rows.ts';
import type { TaskRow, TaskStore } from './store.ts';
import { texts } from './texts.ts';

interface Beside {
  store: Pick<TaskStore, 'findAny' | 'insert' | 'rewrite'>;
  places: ReturnType<typeof placement>;
  columns: Pick<ColumnService, 'list'>;
  clock: Pick<Context['clock'], 'now'>;
  announce(
    actor: Actor,
    before: TaskRow | null,
    after: TaskRow,
    kind: 'created' | 'deleted' | 'restored' | 'updated',
  ): Promise<void>;
}

/**
 * What is said of a repeat, as it will be kept.
 * @throws AppError 400 where a task without a day is to repeat
 */
export function repeatSaid<T extends Pick<TaskChange, 'repeat'> & Partial<Deadline> & PlanSaid>(
  was: Parameters<typeof withFollowing>[0],
  said: T,
) {
  const kept = withFollowing(was, said);
  if (said.repeat && 'repeat' in kept && kept.repeat === null) throw badRequest(texts.repeat.needsDay, 'repeat');
  return kept;
}

/**
 * The change that leads a task to the next day of its series.
 * @throws AppError 409 where it has none
 */
export function skipping(actor: Actor, row: TaskRow, now: number): TaskChange {
  const task = taskRows.read(row);
  if (!task.repeat || task.status !== 'active') throw conflict(texts.repeat.none);
  const skip = skipOf(task, livedDay(now, actor), actor.zone);
  if (!skip) throw conflict(texts.repeat.last);
  return skip;
}

/** Whether a change takes a task out of its series, which goes on without it; the last one has nothing to leave. */
export const leaving = (actor: Actor, row: TaskRow, said: TaskChange, at: number): boolean => {
  const task = taskRows.read(row);
  return leavesSeries(task, said) && successorOf(task, at, actor) !== null;
};

/** What the tasks of a series make of each other. */
export function series({ store, places, columns, clock, announce }: Beside) {
  /**
   * Makes the one that follows on `model` at a moment, unless there is one. One that was deleted is made anew, under the id that
   * it must have.
   */
  async function goOn(actor: Actor, before: TaskRow, model: TaskRow, at: number, revision: number): Promise<void> {
    const { userId } = actor;
    const next = successorOf(taskRows.read(model), at, actor);
    if (!next) return;
    const known = await store.findAny(userId, next.id);
    if (known?.deleted_at === null) return;
    const column = columnOfSuccessor(taskRows.read(before), await columns.list(userId));
    const place = { status: 'active', kanbanColumnId: column, spot: 'end' } as const;
    const { rank, amid } = await places.place(userId, place, next, revision);
    const now = new Date(clock.now()).toISOString();
    const row: TaskRow = {
      ...taskRows.write({
        ...FRESH_TASK,
        ...next,
        status: 'active',
        kanbanColumnId: column,
        rank,
        createdAt: now,
        updatedAt: now,
        completedAt: null,
      }),
      user_id: userId,
      deleted_at: null,
      left_project_id: null,
      revision,
      placed_revision: amid || known ? revision : 0,
      field_times: '',
    };
    await (known ? store.rewrite(known, row) : store.insert(row));
    await announce(actor, known ?? null, row, known ? 'restored' : 'created');
  }

  /** @returns whether the next one stays, because somebody has worked on it */
  async function takeBack(actor: Actor, { id }: TaskRow, revision: number): Promise<boolean> {
    const next = await store.findAny(actor.userId, successorId(id));
    if (!next || next.deleted_at !== null || next.repeated_from !== id) return false;
    if (isSpokenOf(next.field_times) || next.status !== 'active') return true;
    const now = clock.now();
    const times = timesOfDeletion(next.field_times, actor, now);
    const gone = { ...next, deleted_at: now, revision, placed_revision: revision, field_times: times };
    await store.rewrite(next, gone);
    await announce(actor, next, gone, 'deleted');
    return false;
  }

  return {
    /** Leaves a series to one of it that came back, since somebody worked on it after the completion of the one before was taken back. */
    async leaveTo(actor: Actor, { repeated_from: id }: TaskRow, revision: number): Promise<void> {
      const before = id === null ? undefined : await store.findAny(actor.userId, id);
      if (before?.deleted_at !== null || before.status !== 'active' || before.repeat === null) return;
      const left = { ...before, repeat: null, updated_at: clock.now(), revision };
      await store.rewrite(before, left);
      await announce(actor, before, left, 'updated');
    },

    /** Lets the series go on behind a task that has left it, as it stood before. */
    goOnWithout: (actor: Actor, left: TaskRow, at: number, revision: number) => goOn(actor, left, left, at, revision),

    /** Writes a change of a task and lets the series follow it. @returns the row with the repeat that is left to it */
    async rewrite(actor: Actor, before: TaskRow, after: TaskRow, revision: number): Promise<TaskRow> {
      // First: the next one is placed behind it.
      await store.rewrite(before, after);
      const turn = turnOf(taskRows.read(before), taskRows.read(after));
      if (turn === 'completed') await goOn(actor, before, after, after.completed_at!, revision);
      if (turn !== 'taken back' || !(await takeBack(actor, after, revision))) return after;
      const left = { ...after, repeat: null };
      await store.rewrite(after, left);
      return left;
    },
  };
}
