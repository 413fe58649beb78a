import { dequal } from 'dequal/lite';
import { addDays } from '#shared/day.ts';
import { compareRanks, LAST_RANK } from '#shared/rank.ts';
import type { Step, StepInput } from './step-contract.ts';
import { successorId } from './successor-id.ts';

type Steps = readonly Step[];

/** What a new step has of what nobody said. */
export const FRESH_STEP = { done: false, dueDay: null } as const;

/** Steps that the server has not heard of: it ranks them. */
export const draftSteps = (said: readonly StepInput[] = []): Step[] =>
  said.map(({ id, title, done, dueDay }, at) => ({
    id: id ?? `${at}`,
    title: title.trim(),
    done: done ?? FRESH_STEP.done,
    dueDay: dueDay ?? FRESH_STEP.dueDay,
    rank: LAST_RANK,
  }));

/** The steps with which a task of a series begins, so many days later: to be done, and the same on every device. */
export const stepsAgain = (steps: Steps, days: number): Step[] =>
  steps.map((step) => ({
    ...step,
    id: successorId(step.id),
    done: false,
    dueDay: step.dueDay && addDays(step.dueDay, days),
  }));

const byId = (steps: Steps) => new Map(steps.map((step) => [step.id, step]));

/**
 * The steps once an act is taken back: each that still is as the act made it is as it was before; what was changed since stays.
 * @returns null where nothing of the act is left
 */
export function stepsBack(now: Steps, before: Steps, after: Steps): Step[] | null {
  const [is, was, made] = [byId(now), byId(before), byId(after)];
  const touched = [...new Set([...was.keys(), ...made.keys()])].filter((id) => !dequal(was.get(id), made.get(id)));
  const back = touched.filter((id) => dequal(is.get(id), made.get(id)));
  if (back.length === 0) return null;
  for (const id of back) {
    const step = was.get(id);
    if (step) is.set(id, step);
    else is.delete(id);
  }
  return [...is.values()].sort(compareRanks);
}
