import { texts as taskTexts } from '#features/tasks/texts.ts';
import type { workload } from './rules.ts';
import { texts } from './texts.ts';

/** How much there is to do, in a sentence or two. */
export function dayInWords({ open, due }: ReturnType<typeof workload>): string {
  if (open === 0) return texts.noTasks;
  const words = texts.open(taskTexts.tasks(open));
  return due > 0 ? `${words} ${texts.dueToday(taskTexts.tasks(due))}` : words;
}
