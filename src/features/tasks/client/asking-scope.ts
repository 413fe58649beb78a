import { ownClock } from '#client/lib/clock.ts';
import { choose } from '#client/ui/confirm.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { shortened } from '#shared/shorten.ts';
import type { Task, TaskChange } from '../contract.ts';
import { isOfSeries, saidFor } from '../series-scope.ts';
import { texts as taskTexts } from '../texts.ts';
import { TITLE_SHOWN } from './confirm-deletion.ts';
import { texts } from './texts.ts';

const QUESTION = {
  actionLabel: texts.scope.following,
  otherLabel: texts.scope.this,
  cancelLabel: taskTexts.cancel,
  tone: 'primary',
} as const;

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
    ...QUESTION,
  });
  if (choice === 'cancel') return null;
  return saidFor(task, change, choice === 'other' ? 'this' : 'following', clock.zone);
}

/** The same of many tasks, asked once for all of which it makes a difference. */
export async function scopedMany(tasks: readonly Task[], changeOf: (task: Task) => TaskChange) {
  const clock = ownClock();
  const sight = { now: Date.now(), clock };
  const changes = new Map(tasks.map((task) => [task.id, changeOf(task)]));
  const ofSeries = tasks.filter((task) => task.repeat && isOfSeries(task, changes.get(task.id)!, sight));
  const [first, ...others] = ofSeries;
  if (!first) return changes;
  if (tasks.length === 1) {
    const said = await scoped(first, changes.get(first.id)!);
    return said && changes.set(first.id, said);
  }
  const choice = await choose({
    title: texts.scope.titleOfMany,
    text: texts.scope.textOfMany(shortened(first.title, TITLE_SHOWN), others.length),
    ...QUESTION,
    actionLabel: texts.scope.followingOfMany,
    otherLabel: texts.scope.these,
  });
  if (choice === 'cancel') return null;
  const scope = choice === 'other' ? 'this' : 'following';
  for (const task of ofSeries) changes.set(task.id, saidFor(task, changes.get(task.id)!, scope, clock.zone));
  return changes;
}
