import { Bell } from 'lucide-react';
import type { Task } from '../contract.ts';
import { reminderWords } from '../reminder-words.ts';
import { texts } from '../texts.ts';

/** That somebody is reminded of a task; when, says its title and is read aloud. */
export function ReminderSign({ reminders }: Pick<Task, 'reminders'>) {
  const words = texts.reminders.told(reminderWords(reminders));
  return (
    <span className="inline-flex shrink-0 text-text-muted" title={words}>
      <Bell aria-hidden strokeWidth={1.75} className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
