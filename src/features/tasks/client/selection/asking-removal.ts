import { choose, confirm } from '#client/ui/confirm.ts';
import { shortened } from '#shared/shorten.ts';
import type { Task, TaskChange } from '../../contract.ts';
import { texts as taskTexts } from '../../texts.ts';
import { skipNow, TITLE_SHOWN } from '../confirm-deletion.ts';
import { texts as listTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Which tasks are deleted, and which only go on to the next day of their series. */
export interface Removal {
  ids: readonly string[];
  skips: ReadonlyMap<string, TaskChange>;
}

/** Asks before tasks are deleted; where some are of a series, whether it goes with them. Null where they stay. */
export async function askedRemoval(tasks: readonly Task[]): Promise<Removal | null> {
  const all = { ids: tasks.map(({ id }) => id), skips: new Map() };
  const ofSeries = tasks.flatMap((task) => {
    const skip = task.repeat && skipNow(task);
    return skip ? [{ task, skip }] : [];
  });
  const question = { title: texts.removal.title(tasks.length), cancelLabel: taskTexts.cancel };
  const [first, ...others] = ofSeries;
  if (!first) return (await confirm({ ...question, text: texts.removal.text, actionLabel: texts.remove })) ? all : null;
  const choice = await choose({
    ...question,
    text: texts.removal.ofSeries(listTexts.scope.textOfMany(shortened(first.task.title, TITLE_SHOWN), others.length)),
    actionLabel: listTexts.scope.followingOfMany,
    otherLabel: listTexts.scope.these,
  });
  if (choice === 'cancel') return null;
  if (choice === 'action') return all;
  const skips = new Map(ofSeries.map(({ task, skip }) => [task.id, skip]));
  return { ids: all.ids.filter((id) => !skips.has(id)), skips };
}
