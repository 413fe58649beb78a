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
  /** Since when nothing was sent, as in quiet hours. */
  unsentSince: number;
  clock: ReminderClock;
}

/**
 * When somebody is next to be reminded of a task that was written; undefined where never. What has come is over, but for
 * what was said only now to come just now.
 */
export function plannedAt({ before, after }: Told, { now, unsentSince, clock }: Moment): number | undefined {
  const known = new Set(
    before ? remindersOf({ ...before, status: 'active' }, clock).map(({ reminder, at }) => `${reminder.id} ${at}`) : [],
  );
  const isNew = (id: string, at: number) => at > now - PUNCTUAL && !known.has(`${id} ${at}`);
  return remindersOf(after, clock).find(({ reminder, at }) => at > unsentSince || isNew(reminder.id, at))?.at;
}

/** The reminder that devices may show of what a task was, and that it has dealt with by now. */
export function dealtWith({ before, after }: Told, { now, clock }: Pick<Moment, 'now' | 'clock'>) {
  const shown = before && lastDue(before, now, clock);
  if (!shown || now - shown.at > SENT_WITHIN) return undefined;
  const still = lastDue(after, now, clock);
  return still?.reminder.id === shown.reminder.id && still.at === shown.at ? undefined : shown;
}
