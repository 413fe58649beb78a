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
import { IconPicker } from './icon-picker.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { WeekDayPicker } from './week-day-picker.tsx';

type Form = FormFields<HabitValues>;
const words = texts.form;

const optionsOf = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The fields of a habit, in the order in which one thinks of it: what, how often, when. */
export function HabitFields({ form }: { form: Form }) {
  const { control, register, formState, watch } = form;
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-5">
      <Field label={words.name} error={errors.name?.message}>
        <Input autoComplete="off" placeholder={words.namePlaceholder} {...register('name')} />
      </Field>
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
      <Controller
        control={control}
        name="icon"
        render={({ field }) => (
          <Group label={words.icon} error={errors.icon?.message}>
            <IconPicker value={field.value} color={watch('color')} onValueChange={field.onChange} />
          </Group>
        )}
      />
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <Group label={words.color} error={errors.color?.message}>
            <ColorPicker value={field.value} onValueChange={field.onChange} />
          </Group>
        )}
      />
      <FrequencyFields form={form} />
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
      <Field label={words.targetDays} hint={words.targetHint} error={errors.targetDays?.message}>
        <Input type="number" inputMode="numeric" min={1} {...register('targetDays', { valueAsNumber: true })} />
      </Field>
      <ReminderFields form={form} />
      <Field label={words.description} error={errors.description?.message}>
        <Textarea placeholder={words.descriptionPlaceholder} {...register('description')} />
      </Field>
    </div>
  );
}

interface GroupProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  children: React.ReactNode;
}

/** Words over a group of choices, which names itself to a screen reader. */
export function Group({ label, hint, error, children }: GroupProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="font-medium text-small">
        {label}
      </span>
      {children}
      {error ? (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      ) : (
        hint && <p className="text-small text-text-muted">{hint}</p>
      )}
    </div>
  );
}

function FrequencyFields({ form }: { form: Form }) {
  const { control, register, watch, formState } = form;
  const frequency = watch('frequency');
  const { timesPerPeriod } = formState.errors;
  return (
    <>
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
      {frequency === 'weekly' && (
        <Controller
          control={control}
          name="weekDays"
          render={({ field }) => (
            <Group label={words.weekDays} hint={words.weekDaysHint}>
              <WeekDayPicker value={field.value} onValueChange={field.onChange} />
            </Group>
          )}
        />
      )}
      {(frequency === 'monthly' || frequency === 'custom') && (
        <div className="grid grid-cols-2 gap-3">
          <Field label={words.timesPerPeriod} error={timesPerPeriod?.message}>
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
      )}
    </>
  );
}
