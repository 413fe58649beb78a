import { deadlineOf } from './deadline.ts';
import { draftTask } from './edits.ts';
import { newTaskOf, type QuickPlace, type QuickTask } from './quick-task.ts';
import { type TaskForm, toForm } from './task-form.ts';

/** The form of a new task that begins with what a line says. */
export function quickForm(line: QuickTask, place: QuickPlace, zone: string, makeId: () => string): TaskForm {
  const said = newTaskOf(line, place, makeId);
  // Stryker disable next-line StringLiteral: a form holds neither an id nor a time of making.
  return toForm(draftTask({ ...said, ...deadlineOf(said, zone) }, '', [], ''), zone);
}
