import type { ComponentType, ReactNode } from 'react';
import { ownZone } from '#client/lib/clock.ts';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { duration } from '#shared/russian/duration.ts';
import type { Task } from '../../contract.ts';
import { fullDate } from '../../full-due.ts';
import { isDropped } from '../../outcome.ts';
import { texts as taskTexts } from '../../texts.ts';
import { TaskHistory } from '../history/task-history.tsx';
import { useTaskAnalytics } from '../queries.ts';
import { BecomeStep } from '../steps/become-step.tsx';
import { TaskSteps } from '../steps/task-steps.tsx';
import { DropTask } from './drop-task.tsx';
import { FIELDS } from './task-fields.tsx';
import { texts } from './texts.ts';

const { detail } = texts;
const STATUS_TONES: Record<Task['status'], Tone> = { active: 'accent', completed: 'success', archived: 'neutral' };

interface TaskFactsProps {
  task: Task;
  belowSteps: ComponentType<{ task: Task }> | undefined;
  onLeave: () => void;
}

/** Everything that is known of a task. */
export function TaskFacts({ task, belowSteps: BelowSteps, onLeave }: TaskFactsProps) {
  const facts = Object.entries(FIELDS).map(([field, { fact }]) => [field, fact] as const);
  const views = (place: 'head' | 'body') =>
    facts.map(
      ([field, fact]) => fact && 'place' in fact && fact.place === place && <fact.View key={field} task={task} />,
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        {!(isDropped(task) && task.status === 'completed') && (
          <Badge tone={STATUS_TONES[task.status]}>{taskTexts.status[task.status]}</Badge>
        )}
        {isDropped(task) && <Badge tone="neutral">{taskTexts.outcome.dropped}</Badge>}
        {views('head')}
      </div>
      {views('body')}
      <TaskSteps task={task}>{BelowSteps && <BelowSteps task={task} />}</TaskSteps>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([field, fact]) =>
            fact &&
            'name' in fact && (
              <NamedFact key={field} name={fact.name}>
                <fact.View task={task} />
              </NamedFact>
            ),
        )}
        <NamedFact name={detail.createdAt}>{fullDate(task.createdAt, ownZone())}</NamedFact>
        {task.completedAt && (
          <NamedFact name={isDropped(task) ? detail.droppedAt : detail.completedAt}>
            {fullDate(task.completedAt, ownZone())}
          </NamedFact>
        )}
      </dl>
      <TaskWork taskId={task.id} />
      <div className="flex flex-col gap-2">
        {task.status !== 'archived' && <DropTask task={task} onLeave={onLeave} />}
        {task.status === 'active' && <BecomeStep task={task} onLeave={onLeave} />}
        <TaskHistory task={task} />
      </div>
    </div>
  );
}

function NamedFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-3">{children}</dd>
    </div>
  );
}

/** Time given to the task in focus sessions. */
function TaskWork({ taskId }: { taskId: string }) {
  const { data, isError } = useTaskAnalytics(taskId);
  const figures = [
    { name: detail.totalTime, value: data && duration(data.totalMinutes) },
    { name: detail.sessions, value: data && String(data.totalSessions) },
    { name: detail.average, value: data && duration(data.avgSessionDuration) },
  ];
  return (
    <section aria-label={detail.work} className="rounded-control bg-surface-sunken p-4">
      <h3 className="mb-2 font-medium text-small">{detail.work}</h3>
      {isError ? (
        <p className="text-small text-text-muted">{detail.workFailed}</p>
      ) : (
        <dl className="grid grid-cols-3 gap-3">
          {figures.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-small text-text-muted">{name}</dt>
              <dd className="font-semibold text-heading">{value ?? <Skeleton className="h-6 w-10" />}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
