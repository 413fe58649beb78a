import { Form } from '#client/form/form.tsx';
import { useRequestedForm } from '#client/form/use-requested-form.ts';
import { useSubmission } from '#client/form/use-submission.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import { useCreateTask } from '#features/tasks/client/task-changes.ts';
import { TITLE_MAX } from '#features/tasks/rules.ts';
import { type TaskForm, taskForm } from '#features/tasks/task-form.ts';
import { isBlank } from '#shared/characters.ts';
import { texts } from '../texts.ts';

interface CreateTaskProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const DRAFT = { name: 'phone-task' };
const SCHEMA = taskForm.pick({ title: true });
const EMPTY = { title: '' };

/** A new task by its title alone. */
export function CreateTask({ open, onOpenChange }: CreateTaskProps) {
  const create = useCreateTask();
  const { create: words } = texts.tasks;
  useRequestedForm(DRAFT.name, true, () => onOpenChange(true));
  const submission = useSubmission({
    open,
    onOpenChange,
    draft: DRAFT,
    submitError: create.error,
    onSubmit: async ({ title }: Pick<TaskForm, 'title'>, key) => {
      await create.mutateAsync({ input: { title, priority: 'medium' }, key });
      toast({ title: texts.tasks.created });
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={words.title} closeLabel={texts.close}>
      <Form
        {...submission.form}
        className="flex flex-col gap-4"
        schema={SCHEMA}
        start={EMPTY}
        draft={DRAFT}
        loading={create.isPending}
      >
        {({ register, watch, formState: { errors } }) => (
          <>
            <Field label={words.label} error={errors.title?.message}>
              <Input maxLength={TITLE_MAX} placeholder={words.placeholder} enterKeyHint="done" {...register('title')} />
            </Field>
            <Button type="submit" size="large" disabled={isBlank(watch('title'))} pending={create.isPending}>
              {words.submit}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
