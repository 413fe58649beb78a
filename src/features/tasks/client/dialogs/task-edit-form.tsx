import { useEffect, useId, useRef } from 'react';
import { Form, type FormFields } from '#client/form/form.tsx';
import { FormButtons } from '#client/form/form-buttons.tsx';
import { useFormDraft } from '#client/form/form-draft.ts';
import { FormNote } from '#client/form/form-note.tsx';
import { useSubmission } from '#client/form/use-submission.ts';
import { ownZone } from '#client/lib/clock.ts';
import { dropRefused } from '#client/store/device.ts';
import type { Task, TaskChange } from '../../contract.ts';
import { type TaskForm, taskForm, toChange, toForm } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { scoped } from '../asking-scope.ts';
import { useUpdateTask } from '../task-changes.ts';
import { EDIT_FORM } from '../task-form-names.ts';
import { ChangedUnderneath } from './changed-underneath.tsx';
import { TaskFields } from './task-fields.tsx';
import { texts } from './texts.ts';

interface TaskEditing {
  task: Task | undefined;
  /** It was deleted while it was being edited. */
  gone: boolean;
  /** The number of a refused change that saving mends. */
  mends: number | undefined;
  editing: boolean;
  onEditingChange: (editing: boolean) => void;
}

/** Nobody answered of which tasks of a series a change is. */
class CalledOff extends Error {}

/**
 * The editing of a task in the dialog of its details: saving leads back to them at once, and to the form again with all
 * that was typed where it is refused. Undefined for a task that is not known.
 */
export function useTaskEditing({ task, gone, mends, editing, onEditingChange }: TaskEditing) {
  const id = useId();
  const draft = { name: EDIT_FORM, subject: task?.id };
  const { drop } = useFormDraft(draft);
  const update = useUpdateTask();
  /** What was typed, as it is meant of a series. */
  const asked = useRef<TaskChange>(undefined);
  const submission = useSubmission({
    open: editing,
    onOpenChange: onEditingChange,
    optimistic: true,
    draft,
    submitError: update.error,
    onSubmit: async (form: TaskForm) => {
      const change = asked.current ?? toChange(form, task!, ownZone());
      // To save what was deleted meanwhile is to have it back.
      if (Object.keys(change).length > 0 || gone) await update.mutateAsync({ id: task!.id, change });
      if (mends !== undefined) await dropRefused(mends);
    },
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
        onSubmit={async (form: TaskForm) => {
          const change = await scoped(task, toChange(form, task, ownZone()));
          // What was typed stays, as after a refusal.
          if (!change) throw new CalledOff();
          asked.current = change;
          return submission.form.onSubmit(form);
        }}
        id={id}
        schema={taskForm}
        start={toForm(task, ownZone())}
        draft={draft}
        restore={!update.isPending}
        loading={false}
      >
        {(fields) => <EditFields form={fields} task={task} gone={gone} />}
      </Form>
    ),
    buttons: <FormButtons formId={id} submitLabel={taskTexts.save} pending={false} onCancel={cancel} />,
  };
}

interface EditFieldsProps {
  form: FormFields<TaskForm>;
  task: Task;
  gone: boolean;
}

function EditFields({ form, task, gone }: EditFieldsProps) {
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      {gone ? <FormNote>{texts.underneath.gone}</FormNote> : <ChangedUnderneath form={form} task={task} />}
      <TaskFields form={form} title={title} />
    </>
  );
}
