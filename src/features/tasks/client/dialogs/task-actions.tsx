import { Check, RotateCcw, SkipForward, Timer } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Task, TaskChange } from '../../contract.ts';
import { skipNow } from '../confirm-deletion.ts';
import { useUpdateTask } from '../task-changes.ts';
import { texts } from './texts.ts';

interface TaskActionsProps {
  task: Task;
  onClose: () => void;
  /** Starts a focus session for the task; the button is there only where something can start it. */
  onStartFocus?: ((task: Task) => void) | undefined;
}

/** Leaves out the second press of a double click: on a phone the button that saves stood here at the first. */
const onPress = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Completing closes the detail, activating leaves it open. */
export function TaskActions({ task, onClose, onStartFocus }: TaskActionsProps) {
  const update = useUpdateTask();
  if (task.status !== 'active')
    return (
      <Button variant="secondary" onClick={onPress(() => update.mutate({ id: task.id, change: { status: 'active' } }))}>
        <RotateCcw aria-hidden strokeWidth={1.75} />
        {texts.detail.activate}
      </Button>
    );
  const complete = () => {
    update.mutate({ id: task.id, change: { status: 'completed' } });
    onClose();
  };
  const next = skipNow(task);
  const skip = (change: TaskChange) => () => {
    update.mutate({ id: task.id, change });
    onClose();
  };
  const startFocus = () => {
    onClose();
    onStartFocus?.(task);
  };
  return (
    <>
      {onStartFocus && (
        <Button variant="secondary" onClick={onPress(startFocus)}>
          <Timer aria-hidden strokeWidth={1.75} />
          {texts.detail.startFocus}
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={onPress(skip(next))}>
          <SkipForward aria-hidden strokeWidth={1.75} />
          {texts.repeat.skip}
        </Button>
      )}
      <Button onClick={onPress(complete)}>
        <Check aria-hidden strokeWidth={1.75} />
        {texts.detail.complete}
      </Button>
    </>
  );
}
