import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useOwnClock } from '#client/lib/clock.ts';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { type Project, projectForm } from '#features/projects/contract.ts';
import { NAME_MAX } from '#features/projects/rules.ts';
import { livedDay } from '#shared/day.ts';
import { copiedTasks, firstDayOf } from '../../project-copy.ts';
import { useTasks } from '../queries.ts';
import { useCopyProject } from './copying.ts';
import { texts } from './texts.ts';

const copyForm = projectForm.pick({ name: true }).extend({ start: z.iso.date(texts.startRequired) });

interface ProjectCopyDialogProps {
  example: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new project after the example of another. */
export function ProjectCopyDialog({ example, open, onOpenChange }: ProjectCopyDialogProps) {
  const copy = useCopyProject();
  const clock = useOwnClock();
  const tasks = copiedTasks(useTasks().data ?? [], example.id);
  const hasDays = firstDayOf(tasks) !== null;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={texts.title}
      description={texts.text(example.name, tasks.length)}
      submitLabel={texts.submit}
      className="flex flex-col gap-4"
      schema={copyForm}
      start={{ name: texts.nameOf(example.name).slice(0, NAME_MAX), start: livedDay(Date.now(), clock) }}
      draft={null}
      optimistic
      loading={copy.isPending}
      submitError={copy.error}
      onSubmit={({ name, start }, key) => copy.mutateAsync({ example, name, start: hasDays ? start : null, key })}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <Field label={texts.name} error={errors.name?.message}>
            <Input maxLength={NAME_MAX} autoComplete="off" {...register('name')} />
          </Field>
          {hasDays && (
            <Field label={texts.start} hint={texts.startHint} error={errors.start?.message}>
              <Controller
                control={control}
                name="start"
                render={({ field: { onChange, ...field } }) => (
                  <DateField {...field} onValueChange={onChange} alone={null} />
                )}
              />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  );
}
