import { lazyPart } from '#client/lib/lazy-part.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useDueSteps, useTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { texts } from '#features/tasks/texts.ts';
import type { OpenTask } from './open-task.ts';

const DueSteps = lazyPart(() =>
  import('#features/tasks/client/steps/due-steps.tsx').then((module) => ({ default: module.DueSteps })),
);

const NONE: readonly Task[] = [];

/** Steps of today; no card on a day that has none. */
export function DueStepsCard({ onOpenTask }: { onOpenTask: OpenTask }) {
  const due = useDueSteps(useTasks().data ?? NONE);
  if (due.length === 0) return null;
  return (
    <Card aria-labelledby="due-steps">
      <CardHeader id="due-steps" title={texts.steps.dueToday} />
      <Part placeholder={<Skeleton className="h-11" />}>
        <DueSteps steps={due} onOpenTask={onOpenTask} />
      </Part>
    </Card>
  );
}
