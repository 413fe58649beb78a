import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import type { Task } from '../contract.ts';
import { texts } from '../texts.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import { useDeleteTask, useTasks } from './queries.ts';
import { TaskActions } from './task-actions.tsx';
import { useTaskEditing } from './task-edit-form.tsx';
import { TaskFacts } from './task-facts.tsx';

interface TaskDetailDialogProps {
  taskId: string;
  /** What the opener knows of the task, shown until the list is there. */
  task?: Task | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  editing: boolean;
  /** Begins and ends the editing; after a refusal it begins again, though the dialog is closed by then. */
  onEditingChange: (editing: boolean) => void;
  onStartFocus?: ((task: Task) => void) | undefined;
}

export function TaskDetailDialog(props: TaskDetailDialogProps) {
  const { taskId, open, onOpenChange, onEditingChange } = props;
  const tasks = useTasks().data;
  const [last, setLast] = useState(props.task);
  const found = tasks ? tasks.find(({ id }) => id === taskId) : props.task;
  if (found && found !== last) setLast(found);
  // A task that is being deleted stays in sight while its dialog closes.
  const task = found ?? (open ? undefined : last);

  const remove = useDeleteTask();
  const edit = useTaskEditing(task, open && props.editing, onEditingChange);
  const editing = props.editing && edit;
  const close = () => onOpenChange(false);
  const askToRemove = async (doomed: Task) => {
    if (!(await confirmDeletion(doomed))) return;
    close();
    remove.mutate({ id: doomed.id });
  };

  if (!task)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={texts.missing} hideTitle closeLabel={texts.close}>
        {tasks ? <EmptyState title={texts.missing} /> : <Skeleton className="h-40" />}
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <span className="wrap-anywhere block max-h-[50dvh] overflow-y-auto">
          {editing ? texts.detail.edit : task.title}
        </span>
      }
      closeLabel={texts.close}
      textOnly={!editing}
      tools={
        <>
          <IconButton label={texts.detail.edit} aria-pressed={props.editing} onClick={() => onEditingChange(!editing)}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton label={texts.detail.remove} tone="danger" onClick={() => askToRemove(task)}>
            <Trash2 aria-hidden strokeWidth={1.75} />
          </IconButton>
        </>
      }
      footer={editing ? editing.buttons : <TaskActions task={task} onClose={close} onStartFocus={props.onStartFocus} />}
    >
      {editing ? editing.form : <TaskFacts task={task} />}
    </Dialog>
  );
}
