import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { ownZone } from '#client/lib/clock.ts';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { SearchSelect } from '#client/ui/search-select.tsx';
import { TimeField } from '#client/ui/time-field/time-field.tsx';
import { useTasks } from '#features/tasks/client/queries.ts';
import { dayOf } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { DURATION_MAX } from '../rules.ts';
import { texts as focus } from '../texts.ts';
import { useAddSession, useCorrectSession } from './history-changes.ts';
import { type PastForm, pastForm, pastFormOf, pastTaskChoices, reckonedMinutes, saidOf } from './past-form.ts';
import { texts } from './texts.ts';

interface PastDialogProps {
  /** The one to put right; another is written down where absent. */
  session: FocusSession | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Writes down a session of the past, or puts one right. */
export function PastDialog({ session, open, onOpenChange }: PastDialogProps) {
  const add = useAddSession();
  const correct = useCorrectSession();
  const { isPending, error } = session ? correct : add;
  const options = pastTaskChoices(useTasks().data ?? [], session);
  const zone = ownZone();
  const [now] = useState(Date.now);
  const start = pastFormOf(session, now, zone);

  const reckoned = (values: PastForm) => reckonedMinutes(values, start, session, zone);
  const send = async (values: PastForm, key: string): Promise<unknown> => {
    const said = saidOf(values, session && start, zone);
    const wanted = said.actualDurationMinutes ?? reckoned(values) ?? undefined;
    if (!session) return add.mutateAsync({ said, key, wanted });
    return Object.keys(said).length > 0 ? correct.mutateAsync({ id: session.id, said, wanted }) : undefined;
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={session ? texts.past.edit : texts.past.add}
      submitLabel={session ? texts.past.save : texts.past.addSubmit}
      className="flex flex-col gap-4"
      schema={pastForm}
      start={start}
      // Few things to choose, which begin with the time of the opening.
      draft={null}
      loading={isPending}
      submitError={error}
      onSubmit={send}
    >
      {({ control, register, watch, formState: { errors } }) => {
        const values = watch();
        const minutes = reckoned(values);
        return (
          <>
            <Controller
              control={control}
              name="taskId"
              render={({ field: { value, onChange, ref } }) => (
                <Field label={texts.past.task}>
                  <SearchSelect
                    ref={ref}
                    options={options}
                    value={value}
                    onValueChange={onChange}
                    openLabel={texts.start.allTasks}
                    noneFits={texts.start.noneFits}
                  />
                </Field>
              )}
            />
            <Field label={texts.past.day} error={errors.day?.message}>
              <Controller
                control={control}
                name="day"
                render={({ field: { onChange, ...field } }) => (
                  <DateField {...field} onValueChange={onChange} alone={null} max={dayOf(now, zone)} />
                )}
              />
            </Field>
            <div className="grid grid-cols-2 gap-3">
              <Field label={texts.past.start} error={errors.startTime?.message}>
                <Controller
                  control={control}
                  name="startTime"
                  render={({ field: { onChange, ...field } }) => <TimeField {...field} onValueChange={onChange} />}
                />
              </Field>
              <Field
                label={texts.past.end}
                hint={values.endTime < values.startTime ? texts.past.nextDay : undefined}
                error={errors.endTime?.message}
              >
                <Controller
                  control={control}
                  name="endTime"
                  render={({ field: { onChange, ...field } }) => <TimeField {...field} onValueChange={onChange} />}
                />
              </Field>
            </div>
            <Field
              label={texts.past.minutes}
              hint={minutes === null ? undefined : texts.past.reckoned(focus.duration(minutes))}
              error={errors.actualDurationMinutes?.message}
            >
              <Input
                type="number"
                inputMode="numeric"
                min={0}
                max={DURATION_MAX}
                placeholder={minutes === null ? undefined : String(minutes)}
                className="tabular"
                {...register('actualDurationMinutes')}
              />
            </Field>
          </>
        );
      }}
    </FormDialog>
  );
}
