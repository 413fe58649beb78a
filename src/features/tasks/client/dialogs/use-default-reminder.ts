import { useEffect, useRef } from 'react';
import type { FormFields } from '#client/form/form.tsx';
import { ownZone } from '#client/lib/clock.ts';
import { newId } from '#client/lib/new-id.ts';
import { useSettings } from '#features/settings/client/queries.ts';
import { withDefaultReminder } from '../../default-reminder.ts';
import { fromDueField } from '../../full-due.ts';
import { type CreationForm, creationForm } from '../../task-form.ts';

/**
 * Puts the reminder of the settings into the form of a new task as soon as its deadline has a time, and takes it away with that, as
 * long as nobody has changed the reminders.
 */
export function useDefaultReminder(form: FormFields<CreationForm>): void {
  const before = useSettings().data?.defaultReminder;
  const own = useRef<string>(undefined);
  const due = form.watch('dueDate');
  useEffect(() => {
    const reminders = form.getValues('reminders');
    const [only] = reminders;
    const isOurs = reminders.length === 1 && only?.id === own.current;
    if (!isOurs && (reminders.length > 0 || own.current !== undefined)) return;
    // What is typed may be no day or time yet.
    const isWhole = creationForm.shape.dueDate.safeParse(due).success;
    const said = { title: '', priority: 'medium', dueDate: isWhole ? fromDueField(due, ownZone()) : null } as const;
    const wanted = withDefaultReminder(said, { zone: ownZone(), before }, newId).reminders ?? [];
    if (wanted.length === reminders.length) return;
    own.current = wanted[0]?.id;
    form.setValue('reminders', wanted, { shouldDirty: true });
  }, [form, due, before]);
}
