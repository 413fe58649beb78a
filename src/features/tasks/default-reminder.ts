import type { NewTask } from './contract.ts';
import { deadlineOf } from './deadline.ts';

/** How the settings have new tasks reminded of: whose zone it is, and so many minutes ahead; null for not at all. */
export interface DefaultReminder {
  zone: string;
  before: number | null | undefined;
}

/** A new task of which nothing is said about reminders gets the one of the settings, where its deadline has a time. */
export function withDefaultReminder(input: NewTask, { zone, before }: DefaultReminder, makeId: () => string): NewTask {
  if (typeof before !== 'number' || input.reminders !== undefined) return input;
  if (!deadlineOf(input, zone)?.dueHasTime) return input;
  return { ...input, reminders: [{ id: makeId(), beforeMinutes: before }] };
}
