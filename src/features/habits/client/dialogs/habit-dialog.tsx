import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useUser } from '#features/auth/client/queries.ts';
import { type Habit, habitInput } from '../../contract.ts';
import { useCreateHabit, useUpdateHabit } from '../queries.ts';
import { texts } from '../texts.ts';
import { bodyOf, HABIT_DRAFT, type HabitDraft, type HabitValues, valuesOf } from './habit-draft.ts';
import { HabitFields } from './habit-fields.tsx';

interface HabitDialogProps {
  /** Edited; a new one is created where it is absent. */
  habit: Habit | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HabitDialog({ habit, open, onOpenChange }: HabitDialogProps) {
  const formId = useId();
  const userId = useUser().data?.id ?? '';
  const create = useCreateHabit();
  const update = useUpdateHabit();
  const { isPending } = habit ? update : create;

  const leave = () => {
    dropDraft(userId, HABIT_DRAFT);
    onOpenChange(false);
  };
  const send = (values: HabitValues, key: string) => {
    const body = bodyOf(values);
    if (habit) update.mutate({ id: habit.id, change: body }, { onSuccess: leave });
    else create.mutate({ input: body, key }, { onSuccess: leave });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : leave())}
      title={habit ? texts.form.edit : texts.form.create}
      closeLabel={texts.close}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingLabel={texts.form.pending}>
            {habit ? texts.save : texts.form.submitCreate}
          </Button>
        </>
      }
    >
      <HabitForm id={formId} habit={habit} userId={userId} onSubmit={(values, key) => isPending || send(values, key)} />
    </Dialog>
  );
}

interface HabitFormProps {
  id: string;
  habit: Habit | undefined;
  userId: string;
  onSubmit: (values: HabitValues, key: string) => void;
}

function HabitForm({ id, habit, userId, onSubmit }: HabitFormProps) {
  // One key for all attempts at this one habit.
  const [key] = useState(randomId);
  const form = useForm<HabitValues>({
    resolver: zodResolver(habitInput) as never,
    defaultValues: startOf(habit, userId),
  });
  const { watch, handleSubmit } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) =>
      keepDraft<HabitDraft>(userId, HABIT_DRAFT, { habitId: habit?.id ?? null, values: values as HabitValues }),
    );
    return unsubscribe;
  }, [watch, userId, habit]);
  return (
    <form id={id} noValidate onSubmit={handleSubmit((values) => onSubmit(values, key))}>
      <HabitFields form={form} />
    </form>
  );
}

/** A kept draft of this very form, else what the habit says. */
function startOf(habit: Habit | undefined, userId: string): HabitValues {
  const draft = readDraft<HabitDraft>(userId, HABIT_DRAFT)?.value;
  return draft && draft.habitId === (habit?.id ?? null) ? draft.values : valuesOf(habit);
}
