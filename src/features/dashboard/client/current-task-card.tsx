import { Plus, Timer } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { useDayTasks } from '#features/tasks/client/queries.ts';
import { currentTask } from '#features/tasks/rules.ts';
import { texts } from '../texts.ts';
import { CardBody } from './card-body.tsx';
import type { OpenTask } from './open-task.ts';
import { TaskLine } from './task-line.tsx';

interface CurrentTaskCardProps {
  onOpenTask: OpenTask;
  onCreateTask: () => void;
  /** Starts a focus session with a task; without it there is no button. */
  onStartFocus?: ((taskId: string) => void) | undefined;
}

/** What to do next, and the session in which it is done. */
export function CurrentTaskCard({ onOpenTask, onCreateTask, onStartFocus }: CurrentTaskCardProps) {
  const tasks = useDayTasks();
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
        {task && <TaskLine task={task} onOpen={() => onOpenTask(task)} />}
        {task && onStartFocus && (
          <Button variant="secondary" className="mt-3" onClick={() => onStartFocus(task.id)}>
            <Timer aria-hidden strokeWidth={1.75} />
            {texts.focusOn}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
