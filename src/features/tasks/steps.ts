import type { Day } from '#shared/day.ts';
import { compareText } from '#shared/rank.ts';
import type { Task } from './contract.ts';
import type { Step } from './step-contract.ts';

/** How many steps are done, of how many. */
export const progressOf = (steps: readonly Step[]) => ({
  done: steps.filter(({ done }) => done).length,
  all: steps.length,
});

/** A step of a task that asks to be done. */
export interface DueStep<T> {
  task: T;
  step: Step;
}

/** The steps of tasks in work whose own day is today or over, the oldest first. */
export const dueSteps = <T extends Pick<Task, 'status' | 'steps'>>(tasks: readonly T[], today: Day): DueStep<T>[] =>
  tasks
    // Stryker disable next-line ConditionalExpression,EqualityOperator: of no steps none is due, with more work
    .filter(({ status, steps }) => status === 'active' && steps.length > 0)
    .flatMap((task) =>
      task.steps.flatMap((step) =>
        // Stryker disable next-line ConditionalExpression: no day is none that has come
        !step.done && step.dueDay !== null && step.dueDay <= today ? [{ task, step }] : [],
      ),
    )
    .sort((a, b) => compareText(a.step.dueDay!, b.step.dueDay!));
