import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserZone } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import type { Task } from '../contract.ts';
import { type TaskForm, taskForm, toChange, toForm } from '../task-form.ts';
import { texts } from '../texts.ts';
import { useUpdateTask } from './queries.ts';
import { EDIT_DRAFT, useKeptForm, useTaskDraft } from './task-draft.ts';
import { RestoredNote, TaskFields } from './task-fields.tsx';

interface TaskEditFormProps {
  id: string;
  task: Task;
  onSaved: () => void;
  /** The server refused after the form was left: what was typed waits in the draft. */
  onRefused: () => void;
}

export function TaskEditForm({ id, task, onSaved, onRefused }: TaskEditFormProps) {
  const draft = useTaskDraft(EDIT_DRAFT, task.id);
  const [restored] = useState(draft.read);
  const update = useUpdateTask();
  const form = useForm<TaskForm>({
    resolver: zodResolver(taskForm),
    defaultValues: { ...toForm(task, browserZone), ...restored },
    // All fields are sent as they stand: those that nobody touched here follow the task, or saving would undo what
    // another window changed meanwhile.
    ...(!restored && { values: toForm(task, browserZone), resetOptions: { keepDirtyValues: true } }),
  });
  // Only a form whose touched fields are read keeps track of them.
  void form.formState.dirtyFields;
  useKeptForm(form, draft);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);

  const submit = form.handleSubmit((values) => {
    draft.keep(values);
    const change = toChange(values, task, browserZone);
    // The promise outlives this form, which is left before the answer comes.
    update.mutateAsync({ id: task.id, change }).then(draft.drop, onRefused);
    onSaved();
  });

  return (
    <form id={id} noValidate onSubmit={submit}>
      {restored && <RestoredNote />}
      <TaskFields form={form} title={title} />
    </form>
  );
}

interface EditButtonsProps {
  formId: string;
  taskId: string;
  onCancel: () => void;
}

/** Cancelling gives up what was typed; closing the dialog keeps it. */
export function EditButtons({ formId, taskId, onCancel }: EditButtonsProps) {
  const draft = useTaskDraft(EDIT_DRAFT, taskId);
  const cancel = () => {
    draft.drop();
    onCancel();
  };
  return (
    <>
      <Button variant="secondary" onClick={cancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={formId}>
        {texts.save}
      </Button>
    </>
  );
}
