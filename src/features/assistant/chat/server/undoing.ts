import type { PutBack } from '#features/journal/contract.ts';
import { NothingUndone, type UndoThought } from '#features/journal/server/service.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isOfTask, undoRefusal, undoReport } from '../undo-report.ts';
import type { ActedMessage } from './store.ts';
import type { Sources } from './view.ts';

/** What became of a message that was to be undone. */
export type Undone =
  | { done: true; message: string; tasks: Task[]; taskCount: number }
  | { done: false; message: string };

/** Some of its tasks were changed since: nothing of a message is taken back then. */
class Blocked extends AppError {}

/** Takes back what a message did, as the journal has it: all of it or nothing. */
export function undoing({ database }: Pick<Context, 'database'>, { journal, tasks: all }: Sources) {
  const present = (actor: Actor, ids: readonly string[]): Promise<Task[]> =>
    all.together(actor, ids, async (tasks) => {
      const found: Task[] = [];
      for (const id of ids) {
        const task = await tasks.find(actor.userId, id);
        if (task) found.push(task);
      }
      return found;
    });

  async function undo(actor: Actor, acted: ActedMessage, thought: UndoThought | null): Promise<Undone> {
    const { objects } = await journal.undo(actor, acted.id, undefined, thought);
    const refusal = undoRefusal(objects, acted.changes);
    if (refusal !== undefined) throw new Blocked(409, 'conflict', refusal);
    const ofTasks = (deed: PutBack['deed']) => objects.filter((object) => isOfTask(object) && object.deed === deed);
    const touched = [...ofTasks('restored'), ...ofTasks('changed')].map(({ id }) => id);
    const tasks = await present(actor, touched);
    return { done: true, message: undoReport(objects), tasks, taskCount: ofTasks('removed').length + tasks.length };
  }

  return {
    /** Does it inside a running write. */
    async takeBack(actor: Actor, acted: ActedMessage, thought: UndoThought | null): Promise<Undone> {
      try {
        return await database.tentatively(() => undo(actor, acted, thought));
      } catch (error) {
        if (error instanceof Blocked) return { done: false, message: error.message };
        if (!(error instanceof NothingUndone)) throw error;
        return { done: false, message: undoRefusal(error.objects, acted.changes) ?? error.message };
      }
    },

    /** Thinks it through ahead of the write, which is to do the rest. */
    plan: (actor: Actor, acted: ActedMessage): Promise<UndoThought | null> => journal.prepare(actor, acted.id),
  };
}
