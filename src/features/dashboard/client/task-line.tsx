import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { byPart } from '#client/lib/by-part.ts';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { RepeatSignPart } from '#features/tasks/client/repeat-sign-part.tsx';
import { StepsSign } from '#features/tasks/client/steps/step-sign.tsx';
import { DueSign, PlanSign, PrioritySign, ProjectDot } from '#features/tasks/client/task-signs.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { texts } from '#features/tasks/signs/texts.ts';
import { livedDay } from '#shared/day.ts';
import { loadChanges } from './load-changes.ts';

interface TaskLineProps {
  task: Task;
  onOpen: () => void;
  /** Hears of its tick before it takes the line away. */
  onTick?: (() => void) | undefined;
  /** What else is done with it. */
  children?: ReactNode;
}

/** A task to be ticked where it stands, with its signs under its name. */
export function TaskLine({ task, onOpen, onTick, children }: TaskLineProps) {
  const now = useMinute();
  const today = livedDay(now, useOwnClock());
  const client = useQueryClient();
  const [ticked, setTicked] = useState(false);
  const project = useProjects().data?.find(({ id }) => id === task.projectId);
  const tick = () => {
    if (ticked) return;
    onTick?.();
    setTicked(true);
    const ticking = byPart(loadChanges, (changes) =>
      changes.updateTask(client, { id: task.id, change: { status: 'completed' } }),
    );
    // The line then goes, or is another task's.
    void ticking.finally(() => setTicked(false));
  };
  return (
    <div className="relative isolate -mx-2 flex min-h-11 items-start gap-3 rounded-control p-2 hover:bg-surface-hover">
      <RoundCheckbox className="mt-0.5" label={texts.complete(task.title)} checked={ticked} onCheckedChange={tick} />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className="wrap-anywhere line-clamp-2 w-full rounded-small text-left font-medium after:absolute after:inset-0"
        >
          {task.title}
        </button>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted empty:hidden">
          {task.priority !== 'medium' && <PrioritySign priority={task.priority} />}
          <DueSign task={task} now={now} />
          {(task.plannedTime !== null || task.plannedDay !== today) && <PlanSign task={task} now={now} />}
          <StepsSign steps={task.steps} />
          {task.repeat && <RepeatSignPart repeat={task.repeat} />}
          {project && (
            <span className="flex min-w-0 items-center gap-1.5">
              <ProjectDot color={project.color} />
              <span className="truncate">{project.name}</span>
            </span>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}
