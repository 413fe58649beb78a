import type { Actor } from '#server/context.ts';
import type { Entry } from '#server/journal/journal.ts';
import { livedDay } from '#shared/day.ts';
import type { Task } from '../contract.ts';
import { isDropped, outcomeAfter } from '../outcome.ts';
import type { TaskRow, TaskStore } from './store.ts';

/** When a task was over, on which day of its owner, and how it ended. */
type Done = Pick<TaskRow, 'completed_at' | 'completed_day' | 'outcome'>;
const NOT_DONE: Done = { completed_at: null, completed_day: null, outcome: null };

/** The moment, with the actor's day of it. */
const dayOf = (actor: Actor, at: number | null) => ({
  completed_at: at,
  completed_day: at === null ? null : livedDay(at, actor),
});

/** What was done at a moment, or is not done. */
export const doneOn = (actor: Actor, at: number | null): Done => ({
  ...dayOf(actor, at),
  outcome: at === null ? null : 'done',
});

/** Counts what is done: what somebody decided not to do counts nowhere. */
export function completing(store: Pick<TaskStore, 'addCompletion' | 'removeCompletion'>) {
  async function count(userId: string, taskId: string, { completed_at, completed_day, outcome }: Done): Promise<void> {
    if (completed_at === null || isDropped({ outcome })) await store.removeCompletion(userId, taskId);
    else await store.addCompletion(userId, taskId, completed_at, completed_day!);
  }

  return {
    count,

    /** How a row is over, after its status became `status` and an outcome was said; the completion is counted or taken back. */
    async after(
      actor: Actor,
      row: TaskRow,
      { status, outcome: said }: Pick<Task, 'status'> & Partial<Pick<Task, 'outcome'>>,
      doneAt: number,
    ): Promise<Done> {
      const stays = status === 'archived' || (status === 'active') === (row.completed_at === null);
      const outcome = outcomeAfter(row, status, said);
      if (stays && outcome === row.outcome) return row;
      const done = { ...(stays ? row : dayOf(actor, status === 'active' ? null : doneAt)), outcome };
      await count(actor.userId, row.id, done);
      return done;
    },

    /** A completion that is taken back, or back again, is counted so; one whose task was only deleted was counted all along. */
    async mend(userId: string, row: TaskRow, next: TaskRow, entry: Entry): Promise<void> {
      const neverWas = entry.before === null && next.deleted_at !== null;
      const again = entry.undoes !== null && row.deleted_at !== null && next.deleted_at === null;
      const done = neverWas ? NOT_DONE : next;
      const counted = again ? NOT_DONE : row;
      if (done.completed_at !== counted.completed_at || done.outcome !== counted.outcome)
        await count(userId, row.id, done);
    },
  };
}
