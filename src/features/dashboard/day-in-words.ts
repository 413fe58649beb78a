import { texts as taskTexts } from '#features/tasks/signs/texts.ts';
import type { DayPart, workload } from './rules.ts';
import { texts } from './texts.ts';

/** How much there is to do, and in the evening what became of it, in a sentence or two. */
export function dayInWords({ open, due, done }: ReturnType<typeof workload>, part: DayPart): string {
  if (part === 'evening' && done > 0)
    return due > 0 ? texts.doneSome(taskTexts.tasks(done), taskTexts.tasks(due)) : texts.doneAll(taskTexts.tasks(done));
  if (open === 0) return texts.noTasks;
  const words = texts.open(taskTexts.tasks(open));
  if (due > 0) return `${words} ${texts.dueToday(taskTexts.tasks(due))}`;
  return part === 'morning' && done === 0 ? texts.nothingDue : words;
}
