import type { Actor } from '#server/context.ts';
import { badRequest } from '#shared/errors.ts';
import { agrees, type Deadline, type DeadlineSaid, deadlineOf, inReach } from '../deadline.ts';
import { texts } from '../texts.ts';

/**
 * The deadline that an actor says; undefined where they say nothing of it.
 * @throws AppError 400 where day and instant do not agree, or the day ends beyond the years of deadlines
 */
export function deadlineSaid(said: DeadlineSaid, { zone }: Actor): Deadline | undefined {
  if (!agrees(said, zone)) throw badRequest(texts.dueDisagrees, 'dueDay');
  const deadline = deadlineOf(said, zone);
  if (deadline && !inReach(deadline)) throw badRequest(texts.dueRange, 'dueDay');
  return deadline;
}
