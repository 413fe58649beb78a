import { badRequest } from '#shared/errors.ts';
import { isOnePlan, type PlanSaid, planSaid } from '../planning.ts';
import { texts } from '../texts.ts';

/**
 * The plan that is said, with what it takes away: whoever says so later than another says all of it.
 * @throws AppError 400 where it says two things of which each takes the other away
 */
export function planned<T extends PlanSaid>(said: T): T {
  if (!isOnePlan(said)) throw badRequest(texts.plan.disagrees, 'plannedDay');
  return planSaid(said);
}
