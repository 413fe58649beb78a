import type { ComponentType, RefObject } from 'react';
import { Controller } from 'react-hook-form';
import type { FormFields } from '#client/form/form.tsx';
import { browserZone } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Field } from '#client/ui/field.tsx';
import { DateTimeInput, Input, Textarea } from '#client/ui/input.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Select } from '#client/ui/select.tsx';
import { useProjects } from '#features/projects/client/queries.ts';
import { dueFieldInDays } from '../due.ts';
import { PRIORITIES } from '../rules.ts';
import { NO_PROJECT, type TaskForm } from '../task-form.ts';
import { texts } from '../texts.ts';

const { fields } = texts;
const PRIORITY_SEGMENTS = PRIORITIES.map((value) => ({ value, label: texts.priority[value] }));
const DUE_MIN = '2000-01-01T00:00';
const DUE_MAX = '2100-12-31T23:59';

interface TaskFieldsProps {
  form: FormFields<TaskForm>;
  /** Gets the field of the title, for whoever puts the focus there. */
  title: RefObject<HTMLInputElement | null>;
}

/** Each field of the form, in the order in which they stand; those of half a width share a line on a wide screen. */
const FIELDS: { [F in keyof TaskForm]: { Input: ComponentType<TaskFieldsProps>; half?: true } } = {
  title: { Input: TitleField },
  description: { Input: DescriptionField },
  priority: { Input: PriorityField },
  dueDate: { Input: DueField, half: true },
  projectId: { Input: ProjectField, half: true },
};

/** The fields of a task, in its creation as in its editing. */
export function TaskFields(props: TaskFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {Object.entries(FIELDS).map(([name, { Input: FieldInput, half }]) => (
        <div key={name} className={classNames('min-w-0', !half && 'sm:col-span-2')}>
          <FieldInput {...props} />
        </div>
      ))}
    </div>
  );
}

function TitleField({ form, title }: TaskFieldsProps) {
  const { ref, ...titleProps } = form.register('title');
  const setTitle = (element: HTMLInputElement | null) => {
    title.current = element;
    ref(element);
  };
  return (
    <Field label={fields.title} error={form.formState.errors.title?.message}>
      <Input autoComplete="off" placeholder={fields.titlePlaceholder} {...titleProps} ref={setTitle} />
    </Field>
  );
}

function DescriptionField({ form }: TaskFieldsProps) {
  return (
    <Field label={fields.description} error={form.formState.errors.description?.message}>
      <Textarea placeholder={fields.descriptionPlaceholder} {...form.register('description')} />
    </Field>
  );
}

function PriorityField({ form }: TaskFieldsProps) {
  return (
    <Controller
      control={form.control}
      name="priority"
      render={({ field }) => (
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="font-medium text-small">
            {fields.priority}
          </span>
          <SegmentedControl
            label={fields.priority}
            segments={PRIORITY_SEGMENTS}
            value={field.value}
            onValueChange={field.onChange}
          />
        </div>
      )}
    />
  );
}

function DueField({ form }: TaskFieldsProps) {
  const set = (value: string) => form.setValue('dueDate', value, { shouldDirty: true, shouldValidate: true });
  const inDays = (days: number) => () => set(dueFieldInDays(days, Date.now(), browserZone));
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={fields.dueDate} error={form.formState.errors.dueDate?.message}>
        <DateTimeInput min={DUE_MIN} max={DUE_MAX} {...form.register('dueDate')} />
      </Field>
      <div className="-ml-2 flex flex-wrap">
        <Button variant="quiet" size="small" className="px-2" onClick={inDays(0)}>
          {fields.dueToday}
        </Button>
        <Button variant="quiet" size="small" className="px-2" onClick={inDays(1)}>
          {fields.dueTomorrow}
        </Button>
        <Button variant="quiet" size="small" className="px-2" onClick={() => set('')}>
          {fields.dueNone}
        </Button>
      </div>
    </div>
  );
}

function ProjectField({ form }: TaskFieldsProps) {
  const projects = useProjects().data ?? [];
  const options = [
    { value: NO_PROJECT, label: fields.noProject },
    ...projects.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Controller
      control={form.control}
      name="projectId"
      render={({ field: { value, onChange, ref, name } }) => (
        <Field label={fields.project}>
          <Select ref={ref} name={name} options={options} value={value} onValueChange={onChange} />
        </Field>
      )}
    />
  );
}
