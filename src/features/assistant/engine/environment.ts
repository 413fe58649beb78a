import type { Clock } from '#shared/russian/when-piece.ts';
import type { Context, Status, TaskView, View } from './model.ts';

/** What every reader of a clause may look at. */
export interface Environment {
  text: string;
  view: View;
  clock: Clock;
  context: Context;
}

/** The account's tasks of one status, in an array of their own. */
export const tasksWith = ({ view }: Pick<Environment, 'view'>, status: Status): TaskView[] =>
  view.tasks.filter((task) => task.status === status);
