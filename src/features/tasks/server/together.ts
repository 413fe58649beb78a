import type { ColumnService } from '#features/columns/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { heldTasks } from './held-tasks.ts';
import type { TaskStore } from './store.ts';
import { type TaskWriting, taskWriting } from './writing.ts';

/** The board, read once. */
function boardAskedOnce(columns: ColumnService): Pick<ColumnService, 'list' | 'require'> {
  let board: ReturnType<ColumnService['list']> | undefined;
  const list = (userId: string) => (board ??= columns.list(userId));
  return {
    list,
    require: async (userId, id) =>
      (await list(userId)).find((column) => column.id === id) ?? columns.require(userId, id),
  };
}

/** Projects that are there, each asked for once. */
function projectsAskedOnce(projects: ProjectService): Pick<ProjectService, 'require'> {
  const asked = new Map<string, ReturnType<ProjectService['require']>>();
  return {
    require(userId, id) {
      const answer = asked.get(id) ?? projects.require(userId, id);
      asked.set(id, answer);
      return answer;
    },
  };
}

/**
 * Makes a function that does many changes as one: its `work` gets tasks that are read and written together, so that a
 * thousand cost a few statements. It changes neither columns nor projects. `ids` are tasks that it will ask for.
 */
export const changingTogether =
  (context: Context, store: TaskStore, columns: ColumnService, projects: ProjectService) =>
  <T>(actor: Actor, ids: readonly string[], work: (tasks: TaskWriting) => Promise<T>): Promise<T> =>
    context.database.write(actor.userId, async () => {
      const held = heldTasks(store, actor.userId);
      await held.read(ids);
      const result = await work(taskWriting(context, held, boardAskedOnce(columns), projectsAskedOnce(projects)));
      await held.flush();
      return result;
    });
