import type { Serve } from '#server/http/serve.ts';
import { createTask, deleteTask, getTaskHistory, listTasks, patchTask, restoreTask, updateTask } from '../contract.ts';
import type { TaskService } from './service.ts';

export function taskRoutes(serve: Serve, tasks: TaskService): void {
  serve(listTasks, async ({ actor, query, reply }) => {
    const { revision } = actor.session;
    reply.header('x-revision', revision);
    const { since, order } = query;
    const changes =
      since === undefined ? null : await tasks.changes(actor.userId, since, revision, { byRank: order === 'rank' });
    return changes ?? tasks.list(actor.userId);
  });
  serve(createTask, ({ actor, body, again }) => tasks.create(actor, body, again));
  serve(updateTask, ({ actor, params, body }) => tasks.update(actor, params.id, body));
  serve(patchTask, ({ actor, params, body }) => tasks.update(actor, params.id, body));
  serve(deleteTask, async ({ actor, params }) => {
    await tasks.remove(actor, params.id);
  });
  serve(getTaskHistory, ({ actor, params, query }) => tasks.history(actor.userId, params.id, query));
  serve(restoreTask, ({ actor, params }) => tasks.restore(actor, params.id));
}
