import {
  lastDue,
  PUNCTUAL,
  type ReminderClock,
  type Reminding,
  remindersOf,
  SENT_WITHIN,
} from '#features/tasks/reminding.ts';

interface Told {
  before: Reminding | null;
  after: Reminding;
}

interface Moment {
  now: number;
  /** What has come by then was sent: what came later is still to be. */
  sentUntil: number;
  clock: ReminderClock;
}

/** Until when what has come was sent, of a task whose next reminder was put down for an instant, if for any: what waits is not sent. */
export const sentUntil = (waiting: number | undefined, now: number): number =>
  waiting === undefined ? now : Math.min(now, waiting - 1);

/**
 * When somebody is next to be reminded of a task that was written; undefined where never. What has come is over, but for
 * what was not sent yet, and what was said only now to come just now.
 */
export function plannedAt({ before, after }: Told, { now, sentUntil, clock }: Moment): number | undefined {
  const known = new Set(
    before && remindersOf({ ...before, status: 'active' }, clock).map(({ reminder, at }) => `${reminder.id} ${at}`),
  );
  const isNew = (id: string, at: number) => at > now - PUNCTUAL && !known.has(`${id} ${at}`);
  return remindersOf(after, clock).find(({ reminder, at }) => at > sentUntil || isNew(reminder.id, at))?.at;
}

/** The reminder that devices may show of what a task was, and that it has dealt with by now. */
export function dealtWith({ before, after }: Told, { now, clock }: Pick<Moment, 'now' | 'clock'>) {
  const shown = before && lastDue(before, now, clock);
  if (!shown || now - shown.at > SENT_WITHIN) return undefined;
  const still = lastDue(after, now, clock);
  return still?.reminder.id === shown.reminder.id && still.at === shown.at ? undefined : shown;
}
