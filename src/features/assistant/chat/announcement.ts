import { texts } from './texts.ts';
import type { Reply } from './transcript.ts';

export interface Announcement {
  title: string;
  description?: string;
}

/** What a toast tells of a reply: its last action, and the task or how many there were; null where nothing was done. */
export function announcementOf({ action, taskCount = 1, changes = [] }: Reply): Announcement | null {
  if (!action) return null;
  const [one, many] = texts.done[action];
  if (taskCount > 1) return { title: many, description: texts.tasks(taskCount) };
  const [change] = changes;
  return change ? { title: one, description: change.title } : { title: one };
}
