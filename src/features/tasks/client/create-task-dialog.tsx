import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserZone } from '#client/lib/clock.ts';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { NewTask } from '../contract.ts';
import { EMPTY_FORM, type TaskForm, taskForm, toInput } from '../task-form.ts';
import { texts } from '../texts.ts';
import { useCreateTask } from './queries.ts';
import { CREATE_DRAFT, useKeptForm, useTaskDraft } from './task-draft.ts';
import { RestoredNote, TaskFields } from './task-fields.tsx';

export interface CreateTaskOptions {
  /** The column of the board that the task is made in. */
  columnId?: string | undefined;
  /** Fields filled in from the start, as the project whose tasks are shown. */
  defaults?: Partial<TaskForm> | undefined;
}

interface CreateTaskDialogProps extends CreateTaskOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Closes as soon as the task is sent and opens again, with all that was typed, where it is refused. */
export function CreateTaskDialog({ open, onOpenChange, columnId, defaults }: CreateTaskDialogProps) {
  const id = useId();
  const draft = useTaskDraft(CREATE_DRAFT);
  const { send, isSending } = useSending();
  const title = useRef<HTMLInputElement>(null);
  const cancel = () => {
    draft.drop();
    onOpenChange(false);
  };
  const submit = (form: TaskForm) => {
    draft.keep(form);
    onOpenChange(false);
    const input = { ...toInput(form, browserZone), ...(columnId && { kanbanColumnId: columnId }) };
    send(input).then(draft.drop, () => onOpenChange(true));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.create.title}
      closeLabel={texts.close}
      initialFocus={title}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id}>
            {texts.create.submit}
          </Button>
        </>
      }
    >
      <CreateForm
        id={id}
        title={title}
        draft={draft}
        // The draft of a task on its way is not the next one's.
        restore={!isSending()}
        defaults={defaults}
        onSubmit={submit}
      />
    </Dialog>
  );
}

/** Sends a creation. The same task sent again, by a second click or after a lost answer, is the same attempt. */
function useSending() {
  const { mutateAsync } = useCreateTask();
  const attempt = useRef({ text: '', key: '', sent: Promise.resolve<unknown>(undefined), pending: false });
  const send = (input: NewTask) => {
    const text = JSON.stringify(input);
    const last = attempt.current;
    if (last.text === text && last.pending) return last.sent;
    const key = last.text === text ? last.key : randomId();
    const sent = mutateAsync({ input, key });
    const current = { text, key, sent, pending: true };
    attempt.current = current;
    sent.then(
      () => Object.assign(current, { text: '', pending: false }),
      () => Object.assign(current, { pending: false }),
    );
    return sent;
  };
  return { send, isSending: () => attempt.current.pending };
}

interface CreateFormProps {
  id: string;
  title: RefObject<HTMLInputElement | null>;
  draft: ReturnType<typeof useTaskDraft>;
  restore: boolean;
  defaults: Partial<TaskForm> | undefined;
  onSubmit: (form: TaskForm) => void;
}

/** Lives as long as the dialog is open. What was typed and not sent is there again when it opens next. */
function CreateForm({ id, title, draft, restore, defaults, onSubmit }: CreateFormProps) {
  const [restored] = useState(() => (restore ? draft.read() : undefined));
  const form = useForm<TaskForm>({
    resolver: zodResolver(taskForm),
    defaultValues: { ...EMPTY_FORM, ...defaults, ...restored },
  });
  useKeptForm(form, draft);
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(onSubmit)}>
      {restored && <RestoredNote />}
      <TaskFields form={form} title={title} />
    </form>
  );
}
