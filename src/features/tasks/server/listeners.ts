import { columnDeleted } from '#features/columns/events.ts';
import { projectDeleted, projectRestored } from '#features/projects/events.ts';
import type { Context } from '#server/context.ts';
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
  context.events.within(columnDeleted, async ({ columnId, revision }, { userId }) => {
    const stranded = await store.stands(userId, columnId);
    await places.append(
      userId,
      null,
      stranded.map(({ id }) => id),
      { revision },
    );
  });
}
