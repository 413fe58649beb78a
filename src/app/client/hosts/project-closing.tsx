import { useState } from 'react';
import { useOwnClock } from '#client/lib/clock.ts';
import { useTaskMinutes } from '#features/focus/client/ended-queries.ts';
import { ClosingDialog } from '#features/projects/client/archive/closing-dialog.tsx';
import { leaveOpen, wasLeftOpen } from '#features/projects/client/archive/left-open.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { isFinished, summaryOf } from '#features/projects/closing.ts';
import { useArchiveProject } from '#features/tasks/client/project-archive-changes.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { livedDay } from '#shared/day.ts';

interface ProjectClosingProps {
  projectId: string;
  /** A task of it has just been done: there is something to say where that was the last. */
  finished: boolean;
}

/** What a project came to, of all that is known of it. */
export function ProjectClosing({ projectId, finished }: ProjectClosingProps) {
  const clock = useOwnClock();
  const project = useProjects().data?.find(({ id }) => id === projectId);
  const tasks = useTasks().data ?? [];
  const minutes = useTaskMinutes();
  const archive = useArchiveProject();
  const [wanted] = useState(
    () => project?.archivedAt === null && !(finished && (wasLeftOpen(projectId) || !isFinished(projectId, tasks))),
  );
  const [open, setOpen] = useState(true);
  if (!project || !wanted) return null;
  const createdOn = livedDay(Date.parse(project.createdAt), clock);
  const summary = summaryOf({ id: projectId, createdOn, to: livedDay(Date.now(), clock) }, tasks, minutes);
  const repeats = tasks.some((task) => task.projectId === projectId && task.status === 'active' && task.repeat);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next && finished) leaveOpen(projectId);
  };
  return (
    <ClosingDialog
      project={project}
      summary={summary}
      finished={finished}
      repeats={repeats}
      open={open}
      onOpenChange={change}
      onArchive={(openTasks) => archive.mutate({ project, open: openTasks })}
    />
  );
}
