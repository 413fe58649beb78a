import { addDays } from '#shared/day.ts';
import { said } from '#shared/fields.ts';
import { LAST_RANK } from '#shared/rank.ts';
import { listBack, putBehind } from '#shared/ranked-list.ts';
import type { Step, StepChange, StepInput } from './step-contract.ts';
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

/** What somebody does with one step of a task. */
export type StepAct =
  | { do: 'add'; step: StepInput & { id: string } }
  | { do: 'change'; stepId: string; change: StepChange }
  | { do: 'remove'; stepId: string };

/** The steps as the server will have them after an act, ranked by it then; the same act again changes nothing. */
export function withAct(steps: Steps, act: StepAct): Steps {
  if (act.do === 'add')
    return steps.some(({ id }) => id === act.step.id) ? steps : [...steps, ...draftSteps([act.step])];
  const others = steps.filter(({ id }) => id !== act.stepId);
  const step = steps.find(({ id }) => id === act.stepId);
  if (act.do === 'remove' || !step) return others;
  const { afterStepId, ...fields } = act.change;
  const changed = { ...step, ...said(fields) } as Step;
  if (afterStepId === undefined) return steps.map((each) => (each === step ? changed : each));
  return putBehind(others, [changed], afterStepId);
}

/** The steps with which a task of a series begins, so many days later: to be done, and the same on every device. */
export const stepsAgain = (steps: Steps, days: number): Step[] =>
  steps.map((step) => ({
    ...step,
    id: successorId(step.id),
    done: false,
    dueDay: step.dueDay && addDays(step.dueDay, days),
  }));

/** The steps once an act is taken back, as `listBack` has it. */
export const stepsBack = (now: Steps, before: Steps, after: Steps): Step[] | null => listBack(now, before, after);
