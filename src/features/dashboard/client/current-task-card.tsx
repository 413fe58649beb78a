import { Plus } from 'lucide-react';
import { useMinute } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { RoundCheckbox } from '#client/ui/checkbox.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { useTasks, useUpdateTask } from '#features/tasks/client/queries.ts';
import { StepsSign } from '#features/tasks/client/steps/step-sign.tsx';
import { DueSign, PrioritySign, ProjectDot, RepeatSign } from '#features/tasks/client/task-signs.tsx';
import type { Task } from '#features/tasks/contract.ts';
import { currentTask } from '#features/tasks/rules.ts';
import { texts as taskTexts } from '#features/tasks/texts.ts';
import { texts } from '../texts.ts';
import { CardBody } from './card-body.tsx';
import type { OpenTask } from './open-task.ts';

interface CurrentTaskCardProps {
  onOpenTask: OpenTask;
  onCreateTask: () => void;
}

export function CurrentTaskCard({ onOpenTask, onCreateTask }: CurrentTaskCardProps) {
  const tasks = useTasks();
  const task = tasks.data && currentTask(tasks.data);
  return (
    <Card aria-labelledby="current-task">
      <CardHeader
        id="current-task"
        title={texts.current}
        action={
          <Button variant="secondary" size="small" onClick={onCreateTask} data-tour="create">
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.addTask}
          </Button>
        }
      />
      <CardBody tasks={tasks} rows={1} empty={task ? undefined : texts.noActive}>
        {task && <CurrentTask task={task} onOpen={() => onOpenTask(task)} />}
      </CardBody>
    </Card>
  );
}

function CurrentTask({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const now = useMinute();
  const update = useUpdateTask();
  const project = useProjects().data?.find(({ id }) => id === task.projectId);
  return (
    <div className="relative isolate -mx-2 flex items-start gap-3 rounded-control p-2 hover:bg-surface-hover">
      <RoundCheckbox
        className="mt-0.5"
        label={taskTexts.row.complete(task.title)}
        checked={false}
        onCheckedChange={() => update.mutate({ id: task.id, change: { status: 'completed' } })}
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className="wrap-anywhere line-clamp-3 w-full rounded-small text-left font-medium after:absolute after:inset-0"
        >
          {task.title}
        </button>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
          <PrioritySign priority={task.priority} />
          <DueSign task={task} now={now} />
          <StepsSign steps={task.steps} />
          {task.repeat && <RepeatSign repeat={task.repeat} />}
          {project && (
            <span className="flex min-w-0 items-center gap-1.5">
              <ProjectDot color={project.color} />
              <span className="truncate">{project.name}</span>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
