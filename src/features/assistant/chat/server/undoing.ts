import type { PutBack, Reason } from '#features/journal/contract.ts';
import { NothingUndone, type UndoThought } from '#features/journal/server/service.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { texts } from '../texts.ts';
import type { ActedMessage } from './store.ts';
import type { Sources } from './view.ts';

/** What became of a message that was to be undone. */
export type Undone =
  | { done: true; message: string; tasks: Task[]; taskCount: number }
  | { done: false; message: string };

/** Some of its tasks were changed since: nothing of a message is taken back then. */
class Blocked extends AppError {}

const isOfTask = ({ kind }: PutBack) => kind === 'tasks';

/** Why tasks stay as they are; a project that is in use stays without a word. */
function refusalOf(objects: readonly PutBack[], { changes }: ActedMessage): string | undefined {
  const blocked = objects.filter((object) => isOfTask(object) && object.reason !== null);
  if (blocked.length === 0) return undefined;
  const called = new Map(changes.map(({ id, title }) => [id, title]));
  const reason = blocked[0]!.reason as Reason;
  const alike = blocked.filter((object) => object.reason === reason);
  return texts.undo[reason](alike.map(({ id, title }) => title || (called.get(id) ?? '')));
}

function report(objects: readonly PutBack[]): string {
  const titles = (isMeant: (object: PutBack) => boolean) => objects.filter(isMeant).map(({ title }) => title);
  const ofTasks = (deed: PutBack['deed']) => titles((object) => isOfTask(object) && object.deed === deed);
  const parts = [
    [texts.undo.removed, ofTasks('removed')],
    [texts.undo.restored, ofTasks('restored')],
    [texts.undo.asBefore, ofTasks('changed')],
    [texts.undo.withoutProject, titles((object) => !isOfTask(object) && object.deed === 'removed')],
  ] as const;
  const told = parts.flatMap(([text, named]) => (named.length > 0 ? [text(named)] : []));
  return [texts.undo.done, ...told].join(' ');
}

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
    const refusal = refusalOf(objects, acted);
    if (refusal !== undefined) throw new Blocked(409, 'conflict', refusal);
    const ofTasks = (deed: PutBack['deed']) => objects.filter((object) => isOfTask(object) && object.deed === deed);
    const touched = [...ofTasks('restored'), ...ofTasks('changed')].map(({ id }) => id);
    const tasks = await present(actor, touched);
    return { done: true, message: report(objects), tasks, taskCount: ofTasks('removed').length + tasks.length };
  }

  return {
    /** Does it inside a running write. */
    async takeBack(actor: Actor, acted: ActedMessage, thought: UndoThought | null): Promise<Undone> {
      try {
        return await database.tentatively(() => undo(actor, acted, thought));
      } catch (error) {
        if (error instanceof Blocked) return { done: false, message: error.message };
        if (!(error instanceof NothingUndone)) throw error;
        return { done: false, message: refusalOf(error.objects, acted) ?? error.message };
      }
    },

    /** Thinks it through ahead of the write, which is to do the rest. */
    plan: (actor: Actor, acted: ActedMessage): Promise<UndoThought | null> => journal.prepare(actor, acted.id),
  };
}
