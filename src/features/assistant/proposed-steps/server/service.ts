import { STEPS_MAX } from '#features/tasks/rules.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Lister } from '../../model/lister.ts';
import { stepsFacts, stepsInstructions } from '../replies/prompt.ts';
import { listedSteps, newSteps } from '../rules.ts';
import { texts } from '../texts.ts';

interface Sources {
  tasks: Pick<TaskService, 'find'>;
  /** Null where no language model is configured. */
  lister: Lister | null;
}

export function proposedSteps({ tasks, lister }: Sources) {
  return {
    /**
     * Steps that a task of the actor could have besides those that it has, by a language model. Nothing is written.
     * @param refused what was proposed before and is not wanted
     * @throws AppError 404 where there is no such task or no model, 503 where the model gives no steps
     */
    async propose({ userId }: Actor, id: string, refused: readonly string[], signal?: AbortSignal): Promise<string[]> {
      if (!lister) throw new AppError(404, 'no_model', texts.off);
      const task = await tasks.find(userId, id);
      if (!task) throw notFound(texts.missing);
      const request = { instructions: stepsInstructions, facts: stepsFacts(task, refused) };
      const said = await lister.list(request, signal);
      if (said === undefined) throw new AppError(503, 'unavailable', texts.away);
      const listed = listedSteps(said);
      // An empty answer is one: there is nothing to part.
      if (listed.length === 0 && said !== '') throw new AppError(503, 'unclear', texts.unclear);
      const known = [task.title, ...task.steps.map((step) => step.title), ...refused];
      return newSteps(listed, known).slice(0, STEPS_MAX - task.steps.length);
    },
  };
}

export type ProposedSteps = ReturnType<typeof proposedSteps>;
