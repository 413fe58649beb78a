import { useRef } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { endMending } from '#client/form/mending.ts';
import type { Habit } from '../../contract.ts';
import { bodyOf, habitForm, valuesOf } from '../../habit-form.ts';
import { useCreateHabit, useHabits, useUpdateHabit } from '../queries.ts';
import { texts } from '../texts.ts';
import { HABIT_FORM } from './form-names.ts';
import { HabitFields } from './habit-fields.tsx';

interface HabitDialogProps {
  /** Edited; a new one is created where it is absent. */
  habit: Habit | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HabitDialog({ habit, open, onOpenChange }: HabitDialogProps) {
  const name = useRef<HTMLInputElement>(null);
  const create = useCreateHabit();
  const update = useUpdateHabit();
  const { isPending, error } = habit ? update : create;
  const known = useHabits(Boolean(habit)).data?.find(({ id }) => id === habit?.id) ?? habit;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={habit ? texts.form.edit : texts.form.create}
      submitLabel={habit ? texts.save : texts.form.submitCreate}
      pendingLabel={texts.form.pending}
      initialFocus={name}
      schema={habitForm}
      start={valuesOf(known)}
      draft={{ name: HABIT_FORM, subject: habit?.id }}
      loading={isPending}
      submitError={error}
      onSubmit={async (values, key) => {
        await (habit
          ? update.mutateAsync({ id: habit.id, change: bodyOf(values) })
          : create.mutateAsync({ input: bodyOf(values), key }));
        await endMending(HABIT_FORM, habit?.id);
      }}
    >
      {(form) => <HabitFields form={form} name={name} />}
    </FormDialog>
  );
}
