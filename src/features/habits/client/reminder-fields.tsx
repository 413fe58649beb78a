import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import type { HabitValues } from './habit-draft.ts';
import { canAskForNotices } from './system-notice.ts';
import { texts } from './texts.ts';

/** Whether and when to remind; the time only while reminders are on. */
export function ReminderFields({ form }: { form: UseFormReturn<HabitValues> }) {
  const { register, watch, formState } = form;
  const [askable, setAskable] = useState(canAskForNotices);
  const enabled = watch('reminderEnabled');
  return (
    <div className="flex flex-col gap-3">
      <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <span className="font-medium text-small">{texts.form.reminders}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={enabled}
          className="peer sr-only"
          {...register('reminderEnabled')}
        />
        <span
          aria-hidden
          className="relative h-6 w-10 rounded-full bg-line-strong transition-[background-color] after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface-raised after:transition-transform peer-checked:bg-accent peer-checked:after:translate-x-4 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2"
        />
      </label>
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
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={async () => {
            await Notification.requestPermission();
            setAskable(canAskForNotices());
          }}
        >
          <BellRing aria-hidden />
          {texts.form.allowNotices}
        </Button>
      )}
    </div>
  );
}
