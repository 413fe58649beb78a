import { taskRenamed, tasksPurged } from '#features/tasks/events.ts';
import type { Context } from '#server/context.ts';
import { focusStore } from './store.ts';

/** Sessions outlive their task: they keep its last title and let go of its row. */
export function focusListeners(context: Context): void {
  const store = focusStore(context);

  context.events.within(taskRenamed, ({ taskId, title }, { userId }) => store.renameTask(userId, taskId, title));

  context.events.within(tasksPurged, ({ taskIds }, { userId }) => store.forgetTasks(userId, taskIds));
}
