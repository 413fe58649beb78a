import { type RefObject, useRef } from 'react';
import type { FormFields } from '#client/form/form.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { ownZone } from '#client/lib/clock.ts';
import { dropRefused } from '#client/store/device.ts';
import { type CreationForm, creationForm, EMPTY_FORM, toInput } from '../../task-form.ts';
import { FirstSteps } from '../steps/first-steps.tsx';
import { useCreateTask } from '../task-changes.ts';
import { CREATE_FORM, SHARED_FORM } from '../task-form-names.ts';
import { TaskFields } from './task-fields.tsx';
import { texts } from './texts.ts';
import { useDefaultReminder } from './use-default-reminder.ts';

export interface CreateTaskOptions {
  /** The column of the board that the task is made in. */
  columnId?: string | undefined;
  /** Fields filled in from the start, as the project whose tasks are shown. */
  defaults?: Partial<CreationForm> | undefined;
  /** It begins with what another app shared, kept as the draft of that form. */
  shared?: boolean | undefined;
  /** The number of a refused change that it mends, and whose words it begins with. */
  mends?: number | undefined;
}

interface CreateTaskDialogProps extends CreateTaskOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateTaskDialog({ open, onOpenChange, columnId, defaults, shared, mends }: CreateTaskDialogProps) {
  const create = useCreateTask();
  const title = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      key={mends ?? (shared ? SHARED_FORM : CREATE_FORM)}
      open={open}
      onOpenChange={onOpenChange}
      title={texts.create.title}
      submitLabel={texts.create.submit}
      initialFocus={title}
      schema={creationForm}
      start={{ ...EMPTY_FORM, steps: [], ...defaults }}
      // The words of a refused change stay in their list until they are saved.
      draft={mends === undefined ? { name: shared ? SHARED_FORM : CREATE_FORM } : null}
      restoredWords={shared ? texts.create.shared : undefined}
      optimistic
      loading={create.isPending}
      submitError={create.error}
      context={columnId}
      onSubmit={async (form, key) => {
        const input = { ...toInput(form, ownZone()), ...(columnId && { kanbanColumnId: columnId }) };
        await create.mutateAsync({ input, key });
        if (mends !== undefined) await dropRefused(mends);
      }}
    >
      {(form) => <CreationFields form={form} title={title} />}
    </FormDialog>
  );
}

function CreationFields({
  form,
  title,
}: {
  form: FormFields<CreationForm>;
  title: RefObject<HTMLInputElement | null>;
}) {
  useDefaultReminder(form);
  return (
    <div className="flex flex-col gap-4">
      {/* It has these fields, and the steps beside. */}
      <TaskFields form={form as never} title={title} />
      <FirstSteps form={form} />
    </div>
  );
}
