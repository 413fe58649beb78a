import { useEffect, useId, useRef } from 'react';
import { Form, type FormFields } from '#client/form/form.tsx';
import { FormButtons } from '#client/form/form-buttons.tsx';
import { useFormDraft } from '#client/form/form-draft.ts';
import { useSubmission } from '#client/form/use-submission.ts';
import { ownZone } from '#client/lib/clock.ts';
import type { Task } from '../contract.ts';
import { type TaskForm, taskForm, toChange, toForm } from '../task-form.ts';
import { texts } from '../texts.ts';
import { useUpdateTask } from './queries.ts';
import { TaskFields } from './task-fields.tsx';
import { EDIT_FORM } from './task-form-names.ts';

/**
 * The editing of a task in the dialog of its details: saving leads back to them at once, and to the form again with all
 * that was typed where it is refused. Undefined for a task that is not known.
 */
export function useTaskEditing(task: Task | undefined, editing: boolean, onEditingChange: (editing: boolean) => void) {
  const id = useId();
  const draft = { name: EDIT_FORM, subject: task?.id };
  const { drop } = useFormDraft(draft);
  const update = useUpdateTask();
  const submission = useSubmission({
    open: editing,
    onOpenChange: onEditingChange,
    optimistic: true,
    draft,
    submitError: update.error,
    onSubmit: (form: TaskForm) => update.mutateAsync({ id: task!.id, change: toChange(form, task!, ownZone()) }),
  });
  if (!task) return undefined;
  const cancel = () => {
    drop();
    onEditingChange(false);
  };
  return {
    form: (
      <Form
        {...submission.form}
        id={id}
        schema={taskForm}
        start={toForm(task, ownZone())}
        draft={draft}
        restore={!update.isPending}
        loading={false}
      >
        {(fields) => <EditFields form={fields} />}
      </Form>
    ),
    buttons: <FormButtons formId={id} submitLabel={texts.save} pending={false} onCancel={cancel} />,
  };
}

function EditFields({ form }: { form: FormFields<TaskForm> }) {
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  return <TaskFields form={form} title={title} />;
}
