import { Fragment, type ReactNode } from 'react';
import { browserZone, useMinute } from '#client/lib/clock.ts';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { duration } from '#shared/russian/duration.ts';
import type { Task } from '../contract.ts';
import { dueLabel, fullDate } from '../due.ts';
import type { OwnField } from '../field-sets.ts';
import { texts } from '../texts.ts';
import { useTaskAnalytics } from './queries.ts';
import { ProjectDot } from './task-signs.tsx';

const { detail, fields } = texts;
const STATUS_TONES: Record<Task['status'], Tone> = { active: 'accent', completed: 'success', archived: 'neutral' };
const PRIORITY_TONES: Record<Task['priority'], Tone> = { high: 'danger', medium: 'warning', low: 'neutral' };

/** Everything that is known of a task. */
export function TaskFacts({ task }: { task: Task }) {
  const project = useProjects().data?.find(({ id }) => id === task.projectId);
  const {
    description,
    priority,
    title: _,
    ...facts
  } = {
    // The title is the dialog's own.
    title: null,
    description: task.description ? (
      <p className="wrap-anywhere whitespace-pre-wrap">{task.description}</p>
    ) : (
      <p className="text-text-muted">{detail.noDescription}</p>
    ),
    priority: <Badge tone={PRIORITY_TONES[task.priority]}>{texts.row.priority(texts.priority[task.priority])}</Badge>,
    dueDate: (
      <Fact name={fields.dueDate}>
        {task.dueDate ? fullDate(task.dueDate, browserZone, 'deadline') : detail.noDue}
        {task.dueDate && task.status === 'active' && <DueNote dueDate={task.dueDate} />}
      </Fact>
    ),
    projectId: (
      <Fact name={fields.project}>
        {project ? (
          <span className="flex items-center gap-2">
            <ProjectDot color={project.color} />
            <span className="wrap-anywhere">{project.name}</span>
          </span>
        ) : (
          fields.noProject
        )}
      </Fact>
    ),
  } satisfies Record<OwnField, ReactNode>;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <Badge tone={STATUS_TONES[task.status]}>{texts.status[task.status]}</Badge>
        {priority}
      </div>
      {description}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {Object.entries(facts).map(([field, fact]) => (
          <Fragment key={field}>{fact}</Fragment>
        ))}
        <Fact name={detail.createdAt}>{fullDate(task.createdAt, browserZone)}</Fact>
        {task.completedAt && <Fact name={detail.completedAt}>{fullDate(task.completedAt, browserZone)}</Fact>}
      </dl>
      <TaskWork taskId={task.id} />
    </div>
  );
}

const DUE_NOTES = {
  overdue: { tone: 'danger', text: texts.due.overdue },
  today: { tone: 'success', text: texts.due.near[0] },
  tomorrow: { tone: 'warning', text: texts.due.near[1] },
} as const;

/** Says that a deadline is over, or near. */
function DueNote({ dueDate }: { dueDate: string }) {
  const { tone } = dueLabel(dueDate, useMinute(), browserZone);
  if (tone === 'later') return null;
  return <Badge tone={DUE_NOTES[tone].tone}>{DUE_NOTES[tone].text}</Badge>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-text-muted">{name}</dt>
      <dd className="tabular flex flex-wrap items-center gap-x-3">{children}</dd>
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
              <dd className="tabular font-semibold text-heading">{value ?? <Skeleton className="h-6 w-10" />}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
