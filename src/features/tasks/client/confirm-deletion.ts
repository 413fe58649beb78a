import { confirm } from '#client/ui/confirm.ts';
import { shortened } from '#shared/shorten.ts';
import type { Task } from '../contract.ts';
import { texts as taskTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Titles longer than this would push the buttons out of sight. */
const TITLE_SHOWN = 80;

/** Asks before a task is deleted. */
export function confirmDeletion({ title }: Pick<Task, 'title'>): Promise<boolean> {
  return confirm({
    title: texts.remove.title,
    text: texts.remove.text(shortened(title, TITLE_SHOWN)),
    actionLabel: texts.remove.action,
    cancelLabel: taskTexts.cancel,
  });
}
