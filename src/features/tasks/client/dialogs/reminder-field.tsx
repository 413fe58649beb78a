import { Bell, X } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { fieldError } from '#client/form/field-error.ts';
import type { FormFields } from '#client/form/form.tsx';
import { ownZone } from '#client/lib/clock.ts';
import { newId } from '#client/lib/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { partsOf } from '#client/ui/date-field/date-text.ts';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { dayOf, HOUR, timeOf } from '#shared/day.ts';
import type { Reminder } from '../../reminder-contract.ts';
import { reminderWord } from '../../reminder-words.ts';
import { BEFORE_CHOICES, REMINDERS_MAX } from '../../rules.ts';
import type { TaskForm } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { texts } from './texts.ts';

const { reminders: words } = texts;
const ADD = 'add';
const OWN = 'own';
/** When somebody is reminded on a day of which no time is said. */
const MORNING = '09:00';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The next whole hour on the wall. */
function soon(): string {
  const at = Math.ceil((Date.now() + 1) / HOUR) * HOUR;
  return `${dayOf(at, ownZone())}T${timeOf(at, ownZone())}`;
}

interface ListProps {
  value: readonly Reminder[];
  onValueChange: (value: readonly Reminder[]) => void;
  error: string | undefined;
}

/** The reminders that there are, and the choice of another. */
function ReminderList({ value, onValueChange, error }: ListProps) {
  const [own, setOwn] = useState<string | null>(null);
  const isThere = (minutes: number) => value.some((one) => 'beforeMinutes' in one && one.beforeMinutes === minutes);
  const add = (reminder: { at: string } | { beforeMinutes: number }) => {
    setOwn(null);
    onValueChange([...value, { id: newId(), ...reminder }]);
  };
  const choose = (choice: string) => {
    if (choice === OWN) setOwn(soon());
    else if (choice !== ADD) add({ beforeMinutes: Number(choice) });
  };
  const options = [
    { value: ADD, label: words.add },
    ...BEFORE_CHOICES.filter((minutes) => !isThere(minutes)).map((beforeMinutes) => ({
      value: String(beforeMinutes),
      label: capital(reminderWord({ beforeMinutes })),
    })),
    { value: OWN, label: words.own },
  ];
  return (
    <div className="flex flex-col gap-2">
      {value.length > 0 && (
        <ul aria-label={words.list} className="flex flex-col gap-1">
          {value.map((reminder) => (
            <li key={reminder.id} className="flex items-center gap-2 rounded-control bg-surface-sunken py-1 pr-1 pl-3">
              <Bell aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-text-muted" />
              <span className="min-w-0 flex-1 text-body">{capital(reminderWord(reminder))}</span>
              <button
                type="button"
                aria-label={words.remove(reminderWord(reminder))}
                onClick={() => onValueChange(value.filter(({ id }) => id !== reminder.id))}
                className="touch-target inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length < REMINDERS_MAX && (
        <Field label={taskTexts.fields.reminders} {...(error !== undefined && { error })}>
          <Select options={options} value={own === null ? ADD : OWN} onValueChange={choose} />
        </Field>
      )}
      {own !== null && value.length < REMINDERS_MAX && (
        <div className="flex items-end gap-2">
          <Field label={words.at} className="flex-1">
            <DateField value={own} onValueChange={setOwn} alone={MORNING} />
          </Field>
          <Button
            variant="secondary"
            className="h-11"
            disabled={!partsOf(own)?.time}
            onClick={() => add({ at: own.slice(0, 16) })}
          >
            {words.put}
          </Button>
        </div>
      )}
    </div>
  );
}

/** When somebody is reminded of a task. */
export function ReminderField({ form }: { form: FormFields<TaskForm> }) {
  return (
    <Controller
      control={form.control}
      name="reminders"
      render={({ field: { value, onChange }, fieldState }) => (
        <ReminderList value={value} onValueChange={onChange} error={fieldError(fieldState.error)} />
      )}
    />
  );
}
