import { BellRing, CalendarDays, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { FormFields } from '#client/form/form.tsx';
import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { TimeField } from '#client/ui/time-field/time-field.tsx';
import type { HabitValues } from '../../habit-form.ts';
import { REMINDER_TIMES_MAX } from '../../rules.ts';
import { texts } from '../texts.ts';
import { Group } from './form-group.tsx';
import { WeekDayPicker } from './week-day-picker.tsx';

const words = texts.form;

/** Whether to remind, at which times and on which of the habit's days; the latter only while reminders are on. */
export function ReminderFields({ form }: { form: FormFields<HabitValues> }) {
  const { register, watch } = form;
  const { permission, on } = useNotices();
  const askable = !on && (permission === 'default' || permission === 'granted');
  const enabled = watch('reminderEnabled');
  return (
    <div className="flex flex-col gap-3">
      <Switch label={words.reminders} checked={enabled} {...register('reminderEnabled')} />
      {enabled && (
        <>
          <Times form={form} />
          <Days form={form} />
        </>
      )}
      {enabled && askable && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => void wishForNotices(true)}>
          <BellRing aria-hidden />
          {words.allowNotices}
        </Button>
      )}
    </div>
  );
}

/** The days are asked for only where one wants less than all. */
function Days({ form: { control, watch } }: { form: FormFields<HabitValues> }) {
  const [asked, setAsked] = useState(() => watch('reminderDays').length > 0);
  if (!asked)
    return (
      <Button variant="quiet" size="small" className="self-start" onClick={() => setAsked(true)}>
        <CalendarDays aria-hidden />
        {words.someDays}
      </Button>
    );
  return (
    <Controller
      control={control}
      name="reminderDays"
      render={({ field }) => (
        <Group label={words.reminderDays} hint={words.reminderDaysHint}>
          <WeekDayPicker label={words.reminderDays} value={field.value} onValueChange={field.onChange} />
        </Group>
      )}
    />
  );
}

const NEXT_TIME = '20:00';

function Times({ form }: { form: FormFields<HabitValues> }) {
  const { setValue, watch, formState } = form;
  const times = watch('reminderTimes');
  const say = (next: string[]) =>
    setValue('reminderTimes', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const { reminderTimes: errors } = formState.errors;
  return (
    <div className="flex flex-col gap-2">
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing but its place while it is being typed
        <div key={index} className="flex items-end gap-2">
          <Field
            label={index === 0 ? words.reminderTime : words.anotherTime(index + 1)}
            error={errors?.[index]?.message ?? (index === 0 ? errors?.message : undefined)}
          >
            <TimeField value={time} onValueChange={(next) => say(times.with(index, next))} />
          </Field>
          <IconButton label={words.dropTime(index + 1)} onClick={() => say(times.toSpliced(index, 1))}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {times.length < REMINDER_TIMES_MAX && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => say([...times, times.includes(NEXT_TIME) ? '' : NEXT_TIME])}
        >
          <Plus aria-hidden />
          {words.addTime}
        </Button>
      )}
      <p className="text-small text-text-muted">{words.reminderHint}</p>
    </div>
  );
}
