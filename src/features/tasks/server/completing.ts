import type { Actor } from '#server/context.ts';
import type { Entry } from '#server/journal/journal.ts';
import { livedDay } from '#shared/day.ts';
import type { Task } from '../contract.ts';
import type { TaskRow, TaskStore } from './store.ts';

/** When a task was done, and on which day of its owner. */
type Done = Pick<TaskRow, 'completed_at' | 'completed_day'>;

/** The moment, with the actor's day of it. */
export const doneOn = (actor: Actor, at: number | null): Done => ({
  completed_at: at,
  completed_day: at === null ? null : livedDay(at, actor),
});

/** Counts what is completed. */
export function completing(store: Pick<TaskStore, 'addCompletion' | 'removeCompletion'>) {
  async function count(userId: string, taskId: string, { completed_at, completed_day }: Done): Promise<void> {
    if (completed_at === null) await store.removeCompletion(userId, taskId);
    else await store.addCompletion(userId, taskId, completed_at, completed_day!);
  }

  return {
    count,

    /** When a row was completed, after its status became `status`; the completion is counted or taken back. */
    async after(actor: Actor, row: TaskRow, status: Task['status'], doneAt: number): Promise<Done> {
      const stays = status === 'archived' || (status === 'active') === (row.completed_at === null);
      if (stays) return row;
      const done = doneOn(actor, status === 'active' ? null : doneAt);
      await count(actor.userId, row.id, done);
      return done;
    },

    /** A completion that is taken back, or back again, is counted so; one whose task was only deleted was counted all along. */
    async mend(userId: string, row: TaskRow, next: TaskRow, entry: Entry): Promise<void> {
      const neverWas = entry.before === null && next.deleted_at !== null;
      const again = entry.undoes !== null && row.deleted_at !== null && next.deleted_at === null;
      const done = neverWas ? { completed_at: null, completed_day: null } : next;
      const counted = again ? null : row.completed_at;
      if (done.completed_at !== counted) await count(userId, row.id, done);
    },
  };
}
