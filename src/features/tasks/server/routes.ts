import type { Serve } from '#server/http/serve.ts';
import type { Guarded } from '#server/http/session.ts';
import { heardFrom, toldTo } from '../caller.ts';
import {
  createTask,
  deleteTask,
  getTaskHistory,
  listFiltered,
  listTasks,
  patchTask,
  restoreTask,
  skipTask,
  snoozeReminder,
  type Task,
  type TaskChange,
  updateTask,
} from '../contract.ts';
import { readFilter } from '../filter.ts';
import { addStep, changeStep, deleteStep } from '../step-contract.ts';
import type { TaskService } from './service.ts';

export function taskRoutes(serve: Serve, tasks: TaskService): void {
  const toldAll = <T extends Task | Omit<Task, 'position'>>(list: T[], actor: Guarded): T[] =>
    actor.callerZone === undefined ? list : list.map((task) => toldTo(task, actor));
  const update = async (actor: Guarded, id: string, change: TaskChange) =>
    toldTo(await tasks.update(actor, id, heardFrom(change, actor)), actor);

  serve(listTasks, async ({ actor, query, reply }) => {
    const { revision } = actor.session;
    reply.headers({ 'x-revision': revision, 'x-epoch': await tasks.epoch() });
    const { since, order } = query;
    const changes =
      since === undefined ? null : await tasks.changes(actor.userId, since, revision, { byRank: order === 'rank' });
    if (changes) return { ...changes, tasks: toldAll(changes.tasks, actor) };
    return toldAll(await tasks.list(actor.userId), actor);
  });
  serve(listFiltered, async ({ actor, query }) => {
    const filter = readFilter(new URLSearchParams(query));
    return toldAll(await tasks.filtered(actor, filter), actor);
  });
  serve(createTask, async ({ actor, body, again }) =>
    toldTo(await tasks.create(actor, heardFrom(body, actor), again), actor),
  );
  serve(updateTask, ({ actor, params, body }) => update(actor, params.id, body));
  serve(patchTask, ({ actor, params, body }) => update(actor, params.id, body));
  serve(deleteTask, async ({ actor, params }) => {
    await tasks.remove(actor, params.id);
  });
  serve(getTaskHistory, ({ actor, params, query }) => tasks.history(actor.userId, params.id, query));
  serve(skipTask, async ({ actor, params }) => toldTo(await tasks.skip(actor, params.id), actor));
  serve(snoozeReminder, async ({ actor, params, body }) => toldTo(await tasks.snooze(actor, params.id, body), actor));
  serve(addStep, ({ actor, params, body, again }) => tasks.addStep(actor, params.id, body, again));
  serve(changeStep, ({ actor, params, body }) => tasks.changeStep(actor, params.id, params.stepId, body));
  serve(deleteStep, async ({ actor, params }) => {
    await tasks.removeStep(actor, params.id, params.stepId);
  });
  serve(restoreTask, async ({ actor, params }) => toldTo(await tasks.restore(actor, params.id), actor));
}
