import type { ComponentType, RefObject } from 'react';
import { Controller } from 'react-hook-form';
import type { FormFields } from '#client/form/form.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input, Textarea } from '#client/ui/input.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Select } from '#client/ui/select.tsx';
import type { HabitValues } from '../../habit-form.ts';
import { FREQUENCIES, HABIT_TYPES, PERIOD_TYPES, TIMES_MAX, TIMES_OF_DAY } from '../../rules.ts';
import { texts } from '../texts.ts';
import { ColorPicker } from './color-picker.tsx';
import { Group } from './form-group.tsx';
import { IconPicker } from './icon-picker.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { WeekDayPicker } from './week-day-picker.tsx';

type Form = FormFields<HabitValues>;
const words = texts.form;

const optionsOf = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface FieldProps {
  form: Form;
  /** Holds the input of the name, where one begins to type. */
  name: RefObject<HTMLInputElement | null>;
}

/** Each field of the form, in the order in which one thinks of it: what, how often, when; null where another draws it. */
const FIELDS: { [F in keyof HabitValues]: ComponentType<FieldProps> | null } = {
  name: NameField,
  type: TypeField,
  icon: IconField,
  color: ColorField,
  frequency: FrequencyField,
  weekDays: WeekDaysField,
  timesPerPeriod: QuotaFields,
  periodType: null,
  timeOfDay: TimeOfDayField,
  targetDays: TargetField,
  reminderEnabled: ReminderFields,
  reminderTime: null,
  reminderTimes: null,
  reminderDays: null,
  description: DescriptionField,
};

/** The fields of a habit, in its creation as in its editing. */
export function HabitFields({ form, name }: FieldProps) {
  return (
    <div className="flex flex-col gap-5">
      {Object.entries(FIELDS).map(([field, Input]) => Input && <Input key={field} form={form} name={name} />)}
    </div>
  );
}

function NameField({ form: { register, formState }, name }: FieldProps) {
  const { ref, ...field } = register('name');
  const hold = (input: HTMLInputElement | null) => {
    ref(input);
    name.current = input;
  };
  return (
    <Field label={words.name} error={formState.errors.name?.message}>
      <Input autoComplete="off" placeholder={words.namePlaceholder} {...field} ref={hold} />
    </Field>
  );
}

function TypeField({ form: { control } }: { form: Form }) {
  return (
    <Controller
      control={control}
      name="type"
      render={({ field }) => (
        <Group label={words.type} hint={texts.typeHint[field.value]}>
          <SegmentedControl
            label={words.type}
            segments={optionsOf(HABIT_TYPES, texts.type)}
            value={field.value}
            onValueChange={field.onChange}
          />
        </Group>
      )}
    />
  );
}

function IconField({ form: { control, formState, watch } }: { form: Form }) {
  return (
    <Controller
      control={control}
      name="icon"
      render={({ field }) => (
        <Group label={words.icon} error={formState.errors.icon?.message}>
          <IconPicker value={field.value} color={watch('color')} onValueChange={field.onChange} />
        </Group>
      )}
    />
  );
}

function ColorField({ form: { control, formState } }: { form: Form }) {
  return (
    <Controller
      control={control}
      name="color"
      render={({ field }) => (
        <Group label={words.color} error={formState.errors.color?.message}>
          <ColorPicker value={field.value} onValueChange={field.onChange} />
        </Group>
      )}
    />
  );
}

function TimeOfDayField({ form: { control } }: { form: Form }) {
  return (
    <Controller
      control={control}
      name="timeOfDay"
      render={({ field }) => (
        <Group label={words.timeOfDay}>
          <SegmentedControl
            label={words.timeOfDay}
            segments={optionsOf(TIMES_OF_DAY, texts.timeOfDay)}
            value={field.value}
            onValueChange={field.onChange}
          />
        </Group>
      )}
    />
  );
}

function TargetField({ form: { register, formState } }: { form: Form }) {
  return (
    <Field label={words.targetDays} hint={words.targetHint} error={formState.errors.targetDays?.message}>
      <Input type="number" inputMode="numeric" min={1} {...register('targetDays', { valueAsNumber: true })} />
    </Field>
  );
}

function DescriptionField({ form: { register, formState } }: { form: Form }) {
  return (
    <Field label={words.description} error={formState.errors.description?.message}>
      <Textarea placeholder={words.descriptionPlaceholder} {...register('description')} />
    </Field>
  );
}

function FrequencyField({ form: { control } }: { form: Form }) {
  return (
    <Controller
      control={control}
      name="frequency"
      render={({ field }) => (
        <Field label={words.frequency}>
          <Select
            options={optionsOf(FREQUENCIES, texts.frequency)}
            value={field.value}
            onValueChange={field.onChange}
          />
        </Field>
      )}
    />
  );
}

function WeekDaysField({ form: { control, watch } }: { form: Form }) {
  if (watch('frequency') !== 'weekly') return null;
  return (
    <Controller
      control={control}
      name="weekDays"
      render={({ field }) => (
        <Group label={words.weekDays} hint={words.weekDaysHint}>
          <WeekDayPicker label={words.weekDays} value={field.value} onValueChange={field.onChange} />
        </Group>
      )}
    />
  );
}

/** How often in which period. */
function QuotaFields({ form: { control, register, watch, formState } }: { form: Form }) {
  const frequency = watch('frequency');
  if (frequency !== 'monthly' && frequency !== 'custom') return null;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={words.timesPerPeriod} error={formState.errors.timesPerPeriod?.message}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={TIMES_MAX}
          {...register('timesPerPeriod', { valueAsNumber: true })}
        />
      </Field>
      {frequency === 'custom' && (
        <Controller
          control={control}
          name="periodType"
          render={({ field }) => (
            <Field label={words.periodType}>
              <Select
                options={optionsOf(PERIOD_TYPES, texts.period)}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
      )}
    </div>
  );
}
