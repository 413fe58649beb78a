import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Controller } from 'react-hook-form';
import type { FormFields } from '#client/form/form.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { useDay } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import type { Habit } from '../../contract.ts';
import type { Pause } from '../../history.ts';
import { LATEST_DAY, pausesAhead } from '../../resting.ts';
import { EARLIEST_DAY } from '../../rules.ts';
import { toldRest } from '../pause-changes.ts';
import { daysOfPause } from '../pause-words.ts';
import { useHabits, useRestHabits } from '../queries.ts';
import { texts } from '../texts.ts';
import { PAUSE_FORM } from './form-names.ts';
import { choiceOf, lifting, NEW_PAUSE, type PauseValues, pauseForm, restsOf, valuesOf } from './pause-form.ts';

interface PauseDialogProps {
  /** Whose; of all habits where there is none. */
  habitId: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Days on which one habit, or every one, rests: new ones, and other days, or none, for those that are set. */
export function PauseDialog({ habitId, open, onOpenChange }: PauseDialogProps) {
  const client = useQueryClient();
  const today = useDay();
  const { mutateAsync: rest, isPending, error } = useRestHabits();
  const all = useHabits().data ?? [];
  const habits = habitId === undefined ? all : all.filter(({ id }) => id === habitId);
  const ahead = pausesAhead(habits, today);
  const lift = (pause: Pause) => {
    onOpenChange(false);
    rest(toldRest(client, lifting(habits, pause), 'lifted')).catch(() => undefined);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={habitId === undefined ? texts.pause.ofAll : texts.pause.of(habits[0]?.name ?? '')}
      size="small"
      submitLabel={texts.save}
      className="flex flex-col gap-4"
      schema={pauseForm}
      // One that some of all have is not what is meant where all are.
      start={valuesOf(habitId === undefined ? undefined : ahead[0], today)}
      draft={{ name: PAUSE_FORM, subject: habitId }}
      optimistic
      loading={isPending}
      submitError={error}
      onSubmit={(values) =>
        rest(toldRest(client, restsOf(habits, values), values.which === NEW_PAUSE ? 'paused' : 'changed'))
      }
    >
      {(form) => <PauseFields form={form} ahead={ahead} habits={habits} onLift={lift} />}
    </FormDialog>
  );
}

interface PauseFieldsProps {
  form: FormFields<PauseValues>;
  ahead: readonly Pause[];
  habits: readonly Habit[];
  onLift: (pause: Pause) => void;
}

function PauseFields({ form, ahead, habits, onLift }: PauseFieldsProps) {
  const { control, setValue, watch, formState } = form;
  const today = useDay();
  const chosen = ahead.find((pause) => choiceOf(pause) === watch('which'));
  const choose = (which: string) => {
    const values = valuesOf(
      ahead.find((pause) => choiceOf(pause) === which),
      today,
    );
    for (const name of ['which', 'from', 'to'] as const) setValue(name, values[name], { shouldDirty: true });
  };
  const options = [
    ...ahead.map((pause) => ({ value: choiceOf(pause), label: daysOfPause(pause) })),
    { value: NEW_PAUSE, label: texts.pause.another },
  ];
  const isQuota = habits.some(({ quota }) => quota !== null);
  return (
    <>
      {ahead.length > 0 && (
        <Controller
          control={control}
          name="which"
          render={({ field }) => (
            <Field label={texts.pause.which}>
              <Select options={options} value={chosen ? field.value : NEW_PAUSE} onValueChange={choose} />
            </Field>
          )}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={texts.pause.from} error={formState.errors.from?.message}>
          <Controller
            control={control}
            name="from"
            render={({ field: { onChange, ...field } }) => (
              <DateField
                {...field}
                onValueChange={onChange}
                openLabel={texts.pause.choose.from}
                alone={null}
                min={EARLIEST_DAY}
                max={LATEST_DAY}
              />
            )}
          />
        </Field>
        <Field label={texts.pause.to} hint={texts.pause.toHint} error={formState.errors.to?.message}>
          <Controller
            control={control}
            name="to"
            render={({ field: { onChange, ...field } }) => (
              <DateField
                {...field}
                onValueChange={onChange}
                openLabel={texts.pause.choose.to}
                alone={null}
                min={EARLIEST_DAY}
                max={LATEST_DAY}
              />
            )}
          />
        </Field>
      </div>
      <p className="text-small text-text-muted">
        {[texts.pause.hint, isQuota && texts.pause.quotaHint].filter(Boolean).join(' ')}
      </p>
      {chosen && (
        <Button variant="secondary" className="self-start" onClick={() => onLift(chosen)}>
          <Play aria-hidden />
          {texts.pause.lift}
        </Button>
      )}
    </>
  );
}
