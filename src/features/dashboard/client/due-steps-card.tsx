import { Card, CardHeader } from '#client/ui/card.tsx';
import { useDueSteps, useTasks } from '#features/tasks/client/queries.ts';
import { DueStepsPart } from '#features/tasks/client/steps/due-steps-part.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { texts } from '#features/tasks/texts.ts';
import type { OpenTask } from './open-task.ts';

const NONE: readonly Task[] = [];

/** Steps of today; no card on a day that has none. */
export function DueStepsCard({ onOpenTask }: { onOpenTask: OpenTask }) {
  const due = useDueSteps(useTasks().data ?? NONE);
  if (due.length === 0) return null;
  return (
    <Card aria-labelledby="due-steps">
      <CardHeader id="due-steps" title={texts.steps.dueToday} />
      <DueStepsPart steps={due} onOpenTask={onOpenTask} />
    </Card>
  );
}
