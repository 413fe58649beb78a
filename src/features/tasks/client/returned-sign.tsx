import { ArchiveRestore } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { RowTask } from '../row-task.ts';
import { texts } from '../signs/texts.ts';

interface ReturnedSignProps {
  task: RowTask;
  tabIndex: number;
  /** Opens the task, which tells what became of it. */
  onOpen: () => void;
}

/** On a task that came back since it was changed after its deletion, until somebody says that they know. */
export function ReturnedSign({ task, tabIndex, onOpen }: ReturnedSignProps) {
  if (!task.returnedAt) return null;
  return (
    <IconButton
      label={texts.returned(task.title)}
      tabIndex={tabIndex}
      className="relative z-1 -mx-1.5 -my-1.5"
      onClick={onOpen}
    >
      <ArchiveRestore aria-hidden strokeWidth={1.75} className="text-warning" />
    </IconButton>
  );
}
