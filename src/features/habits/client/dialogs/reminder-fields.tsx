import { BellRing } from 'lucide-react';
import type { FormFields } from '#client/form/form.tsx';
import { useNotices, wishForNotices } from '#client/lib/system-notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { HabitValues } from '../../habit-form.ts';
import { texts } from '../texts.ts';

/** Whether and when to remind; the time only while reminders are on. */
export function ReminderFields({ form }: { form: FormFields<HabitValues> }) {
  const { register, watch, formState } = form;
  const { permission, on } = useNotices();
  const askable = !on && (permission === 'default' || permission === 'granted');
  const enabled = watch('reminderEnabled');
  return (
    <div className="flex flex-col gap-3">
      <Switch label={texts.form.reminders} checked={enabled} {...register('reminderEnabled')} />
      {enabled && (
        <Field
          label={texts.form.reminderTime}
          hint={texts.form.reminderHint}
          error={formState.errors.reminderTime?.message}
        >
          <Input type="time" className="tabular" {...register('reminderTime')} />
        </Field>
      )}
      {enabled && askable && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => void wishForNotices(true)}>
          <BellRing aria-hidden />
          {texts.form.allowNotices}
        </Button>
      )}
    </div>
  );
}
