import { RETURNED } from '#shared/stored.ts';
import type { Actor } from './context.ts';
import { isChangedAfter, keepTimes, timeOf, withTime } from './field-times.ts';
import { newId } from './id.ts';

const DELETION = 'deletedAt';

const unmarked = (times: string) => keepTimes(times, (field) => field !== RETURNED);

/** The times of an object that an actor deletes. @param now epoch milliseconds */
export const timesOfDeletion = (times: string, { changedAt }: Pick<Actor, 'changedAt'>, now: number): string =>
  withTime(unmarked(times), DELETION, changedAt ?? now);

/** The times of an object that is deleted again as it was before. @param deleted when the server heard of it, epoch milliseconds */
export const withDeletionOf = (before: string, times: string, deleted: number): string =>
  withTime(times, DELETION, timeOf(before, DELETION) ?? deleted);

/** Whether anything was said of an object since it was made, but that it was deleted. */
export const isSpokenOf = (times: string): boolean => keepTimes(times, (field) => field !== DELETION) !== '';

/** Whether a deletion is heard behind a change that was made after it. */
export const isOutlived = (times: string, { changedAt }: Pick<Actor, 'changedAt'>): boolean =>
  changedAt !== undefined && isChangedAfter(unmarked(times), changedAt, DELETION);

/**
 * Whether what an actor says of a deleted object was said after the deletion.
 * @param deleted when the server heard of it, epoch milliseconds; null of what is not deleted
 */
export const outlives = (times: string, deleted: number | null, { changedAt }: Pick<Actor, 'changedAt'>): boolean =>
  deleted !== null && changedAt !== undefined && changedAt > (timeOf(times, DELETION) ?? deleted);

/** The times of an object that came back since it was changed after its deletion. @param now epoch milliseconds */
export const timesOfReturn = (times: string, now: number): string => withTime(times, RETURNED, now);

/** The times of an object that somebody changes at a moment: from then on they know that it came back. */
export const timesOfSeen = (times: string, at: number): string =>
  at > (timeOf(times, RETURNED) ?? at) ? unmarked(times) : times;

/** What follows from two devices that meet is an act of its own, in no window: Ctrl+Z takes back what was meant. */
export const asItself = ({ clientId: _, ...actor }: Actor): Actor => ({ ...actor, entry: newId() });
