import { columnDeleted } from '#features/columns/events.ts';
import { projectDeleted, projectRestored } from '#features/projects/events.ts';
import type { Context } from '#server/context.ts';
import { TASK_KIND } from './images.ts';
import { placement } from './placement.ts';
import { taskStore } from './store.ts';

/** Tasks stay when their project or column goes: without a project until it comes back, or at the end of the group without a column. */
export function taskListeners(context: Context): void {
  const store = taskStore(context);
  const places = placement(store);

  context.events.within(projectDeleted, ({ projectId, revision }, { userId }) =>
    store.leaveProject(userId, projectId, revision),
  );
  context.events.within(projectRestored, ({ projectId, revision }, { userId }) =>
    store.returnToProject(userId, projectId, revision),
  );
  context.events.within(columnDeleted, async ({ columnId, revision }, actor) => {
    const { userId } = actor;
    const stands = await store.stands(userId, columnId);
    const stranded = stands.map(({ id }) => id);
    const shown = stands.filter((task) => task.deleted_at === null).map(({ id }) => id);
    const before = await store.findMany(userId, shown);
    await places.append(userId, null, stranded, { revision });
    const after = new Map((await store.findMany(userId, shown)).map((row) => [row.id, row]));
    for (const row of before) context.journal.record(actor, TASK_KIND, row, after.get(row.id)!);
  });
}
