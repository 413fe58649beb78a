import { ownClock } from '#client/lib/clock.ts';
import { choose } from '#client/ui/confirm.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { shortened } from '#shared/shorten.ts';
import type { Task, TaskChange } from '../contract.ts';
import { isOfSeries, saidFor } from '../series-scope.ts';
import { texts as taskTexts } from '../texts.ts';
import { TITLE_SHOWN } from './confirm-deletion.ts';
import { texts } from './texts.ts';

/**
 * What is to be said of a task, once it is known whether those that follow on it are meant as well: asked only where that makes
 * a difference to them. Null where the question is called off.
 */
export async function scoped(task: Task, change: TaskChange): Promise<TaskChange | null> {
  const clock = ownClock();
  if (!task.repeat || !isOfSeries(task, change, { now: Date.now(), clock })) return change;
  const choice = await choose({
    title: texts.scope.title,
    text: texts.scope.text(shortened(task.title, TITLE_SHOWN), repeatWords(task.repeat)),
    actionLabel: texts.scope.following,
    otherLabel: texts.scope.this,
    cancelLabel: taskTexts.cancel,
    tone: 'primary',
  });
  if (choice === 'cancel') return null;
  return saidFor(task, change, choice === 'other' ? 'this' : 'following', clock.zone);
}
