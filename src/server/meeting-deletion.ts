import type { Actor } from './context.ts';
import { isChangedAfter, timeOf, withTime } from './field-times.ts';
import { newId } from './id.ts';

const DELETION = 'deletedAt';

/** The times of an object that an actor deletes. @param now epoch milliseconds */
export const timesOfDeletion = (times: string, { changedAt }: Pick<Actor, 'changedAt'>, now: number): string =>
  withTime(times, DELETION, changedAt ?? now);

/** The times of an object that is deleted again as it was before. @param deleted when the server heard of it, epoch milliseconds */
export const withDeletionOf = (before: string, times: string, deleted: number): string =>
  withTime(times, DELETION, timeOf(before, DELETION) ?? deleted);

/** Whether a deletion is heard behind a change that was made after it. */
export const isOutlived = (times: string, { changedAt }: Pick<Actor, 'changedAt'>): boolean =>
  changedAt !== undefined && isChangedAfter(times, changedAt, DELETION);

/**
 * Whether what an actor says of a deleted object was said after the deletion.
 * @param deleted when the server heard of it, epoch milliseconds; null of what is not deleted
 */
export const outlives = (times: string, deleted: number | null, { changedAt }: Pick<Actor, 'changedAt'>): boolean =>
  deleted !== null && changedAt !== undefined && changedAt > (timeOf(times, DELETION) ?? deleted);

/** What follows from two devices that meet is an act of its own, in no window: Ctrl+Z takes back what was meant. */
export const asItself = ({ clientId: _, ...actor }: Actor): Actor => ({ ...actor, entry: newId() });
