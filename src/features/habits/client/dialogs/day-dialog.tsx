import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { FormFields } from '#client/form/form.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useDay } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/input.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { type Day, isDay } from '#shared/day.ts';
import type { Habit, HabitEntry } from '../../contract.ts';
import type { Mark } from '../../marks.ts';
import { EARLIEST_DAY, NOTE_MAX } from '../../rules.ts';
import { useHabitYear, useMarkHabit } from '../queries.ts';
import { texts } from '../texts.ts';
import { type DayValues, dayForm, toMark } from './day-form.ts';
import { subjectOf } from './day-subject.ts';
import { Group } from './form-group.tsx';
import { DAY_FORM } from './form-names.ts';

interface DayDialogProps {
  habit: Habit;
  choice: Mark;
  date: Day;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const SEGMENTS = [
  { value: 'completed', label: texts.done },
  { value: 'missed', label: texts.notDone },
  { value: 'skipped', label: texts.day.skipped },
] as const;

/** One day of a habit: done, not done or skipped with a reason, and a note; any day up to today. */
export function DayDialog({ habit, open, onOpenChange, choice, date }: DayDialogProps) {
  const mark = useMarkHabit(habit.id);
  const [shown, setShown] = useState<string>(date);
  const skipHint = habit.quota ? texts.day.skipQuotaHint : texts.day.skipHint;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.day.title(habit.name)}
      size="small"
      submitLabel={texts.save}
      className="flex flex-col gap-4"
      schema={dayForm(useDay())}
      // The note of the day's entry shows until somebody types another.
      start={{ date, choice, note: useKnownNote(habit, shown) }}
      draft={{ name: DAY_FORM, subject: subjectOf({ habitId: habit.id, choice, date }) }}
      optimistic
      loading={mark.isPending}
      submitError={mark.error}
      onSubmit={(values) => mark.mutateAsync(toMark(values))}
    >
      {(form) => <DayFields form={form} skipHint={skipHint} onDay={setShown} />}
    </FormDialog>
  );
}

interface DayFieldsProps {
  form: FormFields<DayValues>;
  skipHint: string;
  onDay: (date: string) => void;
}

function DayFields({ form, skipHint, onDay }: DayFieldsProps) {
  const { control, register, setValue, trigger, watch, formState } = form;
  const [date, note, choice] = watch(['date', 'note', 'choice']);
  useEffect(() => onDay(date), [date, onDay]);
  const today = useDay();
  const skipped = choice === 'skipped';
  const choose = (reason: string) => setValue('note', reason, { shouldDirty: true });
  return (
    <>
      <Field label={texts.day.date} error={formState.errors.date?.message}>
        <Controller
          control={control}
          name="date"
          render={({ field: { onChange, ...field } }) => (
            <DateField
              {...field}
              onValueChange={(day) => {
                onChange(day);
                void trigger('date');
              }}
              alone={null}
              min={EARLIEST_DAY}
              max={today}
            />
          )}
        />
      </Field>
      <Controller
        control={control}
        name="choice"
        render={({ field }) => (
          <Group label={texts.day.state} hint={skipped ? skipHint : undefined}>
            <SegmentedControl
              label={texts.day.state}
              segments={SEGMENTS}
              value={field.value}
              onValueChange={field.onChange}
            />
          </Group>
        )}
      />
      {skipped && <Reasons chosen={note} onChoose={choose} />}
      <Field label={skipped ? texts.day.reason : texts.day.note} error={formState.errors.note?.message}>
        <Textarea
          rows={2}
          maxLength={NOTE_MAX}
          placeholder={skipped ? texts.day.reasonPlaceholder : texts.day.notePlaceholder}
          {...register('note')}
        />
      </Field>
    </>
  );
}

function Reasons({ chosen, onChoose }: { chosen: string; onChoose: (reason: string) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.day.reason}</legend>
      {texts.day.reasons.map((reason) => (
        <Button
          key={reason}
          variant="secondary"
          size="small"
          aria-pressed={chosen === reason}
          className="aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => onChoose(reason)}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  );
}

function useKnownNote({ id, todaysEntry }: Habit, date: string): string {
  const year = isDay(date) ? Number(date.slice(0, 4)) : new Date().getFullYear();
  const { data } = useHabitYear(id, year);
  const entries: (HabitEntry | null)[] = [todaysEntry, ...(data ?? [])];
  return entries.find((entry) => entry?.date === date)?.note ?? '';
}
