import { taskChanged } from '#features/tasks/server/events.ts';
import type { Context } from '#server/context.ts';
import { getAnalytics } from '../contract.ts';

/** Figures change with tasks: the user's other tabs ask for them again. */
export function analyticsListeners(context: Context): void {
  context.events.within(taskChanged, ({ actor }) => context.publish(actor, [getAnalytics.path]));
}
