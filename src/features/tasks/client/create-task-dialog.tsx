import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserZone } from '#client/lib/clock.ts';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EMPTY_FORM, type TaskForm, taskForm, toInput } from '../task-form.ts';
import { texts } from '../texts.ts';
import { useCreateTask } from './queries.ts';
import { CREATE_DRAFT, useKeptForm, useTaskDraft } from './task-draft.ts';
import { RestoredNote, TaskFields } from './task-fields.tsx';

interface CreateTaskDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The column of the board that the task is made in. */
  columnId?: string | undefined;
  /** Fields filled in from the start, as the project whose tasks are shown. */
  defaults?: Partial<TaskForm> | undefined;
}

export function CreateTaskDialog({ open, onOpenChange, columnId, defaults }: CreateTaskDialogProps) {
  const id = useId();
  const create = useCreateTask();
  const draft = useTaskDraft(CREATE_DRAFT);
  const cancel = () => {
    draft.drop();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.create.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} pending={create.isPending} pendingLabel={texts.create.pending}>
            {texts.create.submit}
          </Button>
        </>
      }
    >
      <CreateForm id={id} create={create} columnId={columnId} defaults={defaults} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface CreateFormProps extends Pick<CreateTaskDialogProps, 'columnId' | 'defaults'> {
  id: string;
  create: ReturnType<typeof useCreateTask>;
  onDone: () => void;
}

/** Lives as long as the dialog is open. What was typed and not sent is there again when it opens next. */
function CreateForm({ id, create, columnId, defaults, onDone }: CreateFormProps) {
  const draft = useTaskDraft(CREATE_DRAFT);
  const [restored] = useState(draft.read);
  const key = useRef(randomId());
  const form = useForm<TaskForm>({
    resolver: zodResolver(taskForm),
    defaultValues: { ...EMPTY_FORM, ...defaults, ...restored },
  });
  useKeptForm(form, draft);

  const submit = form.handleSubmit((values) => {
    if (create.isPending) return;
    const input = { ...toInput(values, browserZone), ...(columnId && { kanbanColumnId: columnId }) };
    create.mutate(
      { input, key: key.current },
      {
        onSuccess: () => {
          draft.drop();
          onDone();
        },
      },
    );
  });

  return (
    <form id={id} noValidate onSubmit={submit}>
      {restored && <RestoredNote />}
      <TaskFields form={form} />
    </form>
  );
}
