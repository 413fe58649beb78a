import { useMemo } from 'react';
import { ownClock } from '#client/lib/clock.ts';
import { choose, confirm } from '#client/ui/confirm.ts';
import { livedDay } from '#shared/day.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { shortened } from '#shared/shorten.ts';
import type { Task, TaskChange } from '../contract.ts';
import { skipOf } from '../repeating.ts';
import { texts as taskTexts } from '../texts.ts';
import { useDeleteTask, useUpdateTask } from './task-changes.ts';
import { texts } from './texts.ts';

/** Titles longer than this would push the buttons out of sight. */
export const TITLE_SHOWN = 80;

const { cancel: cancelLabel } = taskTexts;

/** The change that leads a task that is still to be done to the next day of its series, now. */
export function skipNow(task: Task): TaskChange | null {
  const clock = ownClock();
  return task.status === 'active' ? skipOf(task, livedDay(Date.now(), clock), clock.zone) : null;
}

/** Asks before a task is deleted; of a series it may be this one alone, which is to skip it. Null where it stays. */
async function askedDeletion(task: Task): Promise<'delete' | TaskChange | null> {
  const title = shortened(task.title, TITLE_SHOWN);
  const question = { title: texts.remove.title, cancelLabel };
  const skip = skipNow(task);
  if (!task.repeat || !skip) {
    const text = texts.remove.text(title);
    return (await confirm({ ...question, text, actionLabel: texts.remove.action })) ? 'delete' : null;
  }
  const choice = await choose({
    ...question,
    text: texts.remove.ofSeries(title, repeatWords(task.repeat)),
    actionLabel: texts.remove.withSeries,
    otherLabel: texts.remove.onlyThis,
  });
  if (choice === 'cancel') return null;
  return choice === 'action' ? 'delete' : skip;
}

/** Deletes a task, or this one of its series, after asking; answers whether it goes from its place. The same function every time. */
export function useTaskRemoval(): (task: Task, onAgreed?: () => void) => Promise<boolean> {
  const { mutate: update } = useUpdateTask();
  const { mutate: remove } = useDeleteTask();
  return useMemo(
    () => async (task, onAgreed) => {
      const asked = await askedDeletion(task);
      if (asked === null) return false;
      onAgreed?.();
      if (asked === 'delete') remove({ id: task.id });
      else update({ id: task.id, change: asked });
      return true;
    },
    [update, remove],
  );
}
