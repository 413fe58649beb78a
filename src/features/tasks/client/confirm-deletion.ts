import { confirm } from '#client/ui/confirm.ts';
import type { Task } from '../contract.ts';
import { texts } from '../texts.ts';

/** Titles longer than this would push the buttons out of sight. */
const TITLE_SHOWN = 80;

/** Asks before a task is deleted. */
export function confirmDeletion({ title }: Pick<Task, 'title'>): Promise<boolean> {
  const shown = title.length > TITLE_SHOWN ? `${title.slice(0, TITLE_SHOWN).trimEnd()}…` : title;
  return confirm({
    title: texts.remove.title,
    text: texts.remove.text(shown),
    actionLabel: texts.remove.action,
    cancelLabel: texts.cancel,
  });
}
