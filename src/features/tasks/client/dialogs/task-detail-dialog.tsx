import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useFormDraft } from '#client/form/form-draft.ts';
import type { KeptForm } from '#client/form/kept-form.ts';
import { ownZone } from '#client/lib/clock.ts';
import { keepDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';
import { requestDraft } from '#client/lib/draft-request.ts';
import { newId } from '#client/lib/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import type { Task } from '../../contract.ts';
import { duplicateOf } from '../../duplicate.ts';
import { EMPTY_FORM, type TaskForm, toInput } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { useTaskRemoval } from '../confirm-deletion.ts';
import { useCreateTasks } from '../creating-many.ts';
import { TitleInput } from '../in-place/title-input.tsx';
import { useTasks } from '../queries.ts';
import { CREATE_FORM, EDIT_FORM } from '../task-form-names.ts';
import { newTaskWords } from '../unsent-changes.ts';
import { useScopedUpdate } from '../use-scoped-update.ts';
import { TaskActions } from './task-actions.tsx';
import { useTaskEditing } from './task-edit-form.tsx';
import { TaskFacts } from './task-facts.tsx';
import { texts } from './texts.ts';

interface TaskDetailDialogProps {
  taskId: string;
  /** What the opener knows of the task, shown until the list is there. */
  task?: Task | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  editing: boolean;
  /** Begins and ends the editing; after a refusal it begins again, though the dialog is closed by then. */
  onEditingChange: (editing: boolean) => void;
  /** The number of a refused change that saving mends. */
  mends?: number | undefined;
  onStartFocus?: ((task: Task) => void) | undefined;
  /** What later slices show below the steps of a task. */
  belowSteps?: ComponentType<{ task: Task }>;
}

/** Characters of a title that may be higher than half of a small window. */
const SCROLLS = 120;

export function TaskDetailDialog(props: TaskDetailDialogProps) {
  const { taskId, open, onOpenChange, onEditingChange } = props;
  const tasks = useTasks().data;
  const [last, setLast] = useState(props.task);
  const found = tasks ? tasks.find(({ id }) => id === taskId) : props.task;
  if (found && found !== last) setLast(found);
  // A task that is being deleted stays in sight while its dialog closes, and what is typed of one that another device deletes.
  const known = last?.id === taskId ? last : undefined;
  const task = found ?? (open && !props.editing ? undefined : known);

  const remove = useTaskRemoval();
  const create = useCreateTasks();
  const { mends } = props;
  const edit = useTaskEditing({ task, gone: !found, mends, editing: open && props.editing, onEditingChange });
  const editing = props.editing && edit;
  const close = () => onOpenChange(false);
  const duplicate = (model: Task) => (event: MouseEvent) => {
    // The second press of a double click would make another copy.
    if (event.detail > 1) return;
    close();
    create.mutate({ creations: [{ input: duplicateOf(model, newId), key: newId() }] });
  };

  if (!task)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={taskTexts.missing}
        hideTitle
        closeLabel={texts.close}
        addressed
      >
        {tasks ? <Missing taskId={taskId} onLeave={close} /> : <Skeleton className="h-40" />}
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={editing ? texts.detail.edit : <Title key={task.id} task={task} />}
      closeLabel={texts.close}
      wordyTitle={!editing}
      textOnly={!editing}
      addressed
      tools={
        <>
          <IconButton label={texts.detail.edit} aria-pressed={props.editing} onClick={() => onEditingChange(!editing)}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </IconButton>
          {!editing && (
            <IconButton label={texts.detail.duplicate} onClick={duplicate(task)}>
              <Copy aria-hidden strokeWidth={1.75} />
            </IconButton>
          )}
          <IconButton label={texts.detail.remove} tone="danger" onClick={() => remove(task, close)}>
            <Trash2 aria-hidden strokeWidth={1.75} />
          </IconButton>
        </>
      }
      footer={editing ? editing.buttons : <TaskActions task={task} onClose={close} onStartFocus={props.onStartFocus} />}
    >
      {editing ? editing.form : <TaskFacts task={task} belowSteps={props.belowSteps} onLeave={close} />}
    </Dialog>
  );
}

/** A press on the title lets it be typed where it stands; the keyboard has the form for that, and F2 in the list. */
function Title({ task }: { task: Task }) {
  const [typing, setTyping] = useState(false);
  const change = useScopedUpdate();
  if (typing)
    return (
      <TitleInput
        title={task.title}
        onTyped={(title) => {
          setTyping(false);
          if (title !== undefined) void change(task, { title });
        }}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a second way for the pointer alone
    <span
      title={texts.detail.rename}
      tabIndex={task.title.length > SCROLLS ? 0 : undefined}
      // What is marked with the mouse is meant to be copied.
      onClick={() => getSelection()?.isCollapsed !== false && setTyping(true)}
      className="wrap-anywhere block max-h-[50dvh] cursor-text overflow-y-auto rounded-small pointer-fine:hover:bg-surface-hover"
    >
      {task.title}
    </span>
  );
}

/** A task that is gone, with what was typed of it and never sent. */
function Missing({ taskId, onLeave }: { taskId: string; onLeave: () => void }) {
  const owner = useDraftOwner();
  const { read, drop } = useFormDraft<TaskForm>({ name: EDIT_FORM, subject: taskId });
  const client = useQueryClient();
  const typed = read(EMPTY_FORM);
  if (!typed) return <EmptyState title={taskTexts.missing} />;
  const values = { ...EMPTY_FORM, ...typed };
  const makeAnew = () => {
    keepDraft<KeptForm>(owner, CREATE_FORM, { values });
    drop();
    onLeave();
    requestDraft(CREATE_FORM);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{texts.underneath.typed}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {newTaskWords(client, toInput(values, ownZone())).filter(Boolean).join('\n')}
      </p>
      <Button onClick={makeAnew}>{texts.underneath.anew}</Button>
    </div>
  );
}
