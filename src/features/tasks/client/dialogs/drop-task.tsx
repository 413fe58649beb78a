import { CircleCheck, CircleSlash } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Task } from '../../contract.ts';
import { isDropped } from '../../outcome.ts';
import { texts as taskTexts } from '../../texts.ts';
import { useUpdateTask } from '../task-changes.ts';
import { texts } from './texts.ts';

interface DropTaskProps {
  task: Task;
  /** Leaves a task that is over now. */
  onLeave: () => void;
}

/** Ends a task that nobody is going to do, or says of one that is over how it ended. */
export function DropTask({ task, onLeave }: DropTaskProps) {
  const update = useUpdateTask();
  const dropped = isDropped(task);
  const press = () => {
    update.mutate({ id: task.id, change: { status: 'completed', outcome: dropped ? 'done' : 'dropped' } });
    if (task.status === 'active') onLeave();
  };
  const Icon = dropped ? CircleCheck : CircleSlash;
  return (
    <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={press}>
      <Icon aria-hidden strokeWidth={1.75} />
      {dropped ? texts.detail.doneAfterAll : taskTexts.outcome.dropped}
    </Button>
  );
}
