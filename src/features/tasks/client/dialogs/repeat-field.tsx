import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { fieldError } from '#client/form/field-error.ts';
import type { FormFields } from '#client/form/form.tsx';
import { ownClock } from '#client/lib/clock.ts';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { type Day, isDay, livedDay } from '#shared/day.ts';
import type { RepeatInput } from '#shared/repeat/repeat.ts';
import { isShortDay } from '#shared/repeat/workdays.ts';
import { repeatWords } from '#shared/russian/repeat-words.ts';
import { shortDay } from '../../due.ts';
import { comingDays, firstDayOf, sameRepeat, usualRepeats } from '../../repeat-choices.ts';
import { DAY_END } from '../../rules.ts';
import type { TaskForm } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { OwnRepeat } from './own-repeat.tsx';
import { texts } from './texts.ts';

const { repeat: words } = texts;
const NEVER = 'never';
const OWN = 'own';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface ChoiceProps {
  value: RepeatInput | null;
  day: Day;
  onValueChange: (value: RepeatInput | null) => void;
}

/** The usual repeats, one's own, or none. */
function RepeatChoice({ value, day, onValueChange, error }: ChoiceProps & { error: string | undefined }) {
  const usual = usualRepeats(day);
  const known = value ? usual.findIndex((one) => sameRepeat(one, value)) : -1;
  const [own, setOwn] = useState(false);
  const chosen = value === null ? NEVER : own || known < 0 ? OWN : String(known);
  const choose = (choice: string) => {
    setOwn(choice === OWN);
    if (choice === OWN) onValueChange(value ?? usual[0]!);
    else onValueChange(choice === NEVER ? null : usual[Number(choice)]!);
  };
  const options = [
    { value: NEVER, label: taskTexts.repeat.never },
    ...usual.map((one, index) => ({ value: String(index), label: capital(repeatWords(one)) })),
    { value: OWN, label: words.own },
  ];
  return (
    <div className="flex flex-col gap-3">
      <Field label={taskTexts.fields.repeat} {...(error !== undefined && { error })}>
        <Select options={options} value={chosen} onValueChange={choose} />
      </Field>
      {chosen === OWN && value && <OwnRepeat value={value} day={day} onValueChange={onValueChange} />}
      {value && <Coming repeat={value} day={day} />}
    </div>
  );
}

/** The next three days; of working days which ones are short. */
function Coming({ repeat, day }: { repeat: RepeatInput; day: Day }) {
  const days = comingDays(repeat, day).map((next) => {
    const named = shortDay(next, day);
    return repeat.calendar === 'workdays' && isShortDay(next) ? words.shortDay(named) : named;
  });
  return (
    <p aria-live="polite" className="text-small text-text-muted">
      {capital(repeatWords(repeat))}. {days.length > 0 ? words.next(days) : words.over}
    </p>
  );
}

/** How a task repeats. What has no day gets the first one of the rule; without a deadline nothing repeats. */
export function RepeatField({ form }: { form: FormFields<TaskForm> }) {
  const [due, repeat] = useWatch({ control: form.control, name: ['dueDate', 'repeat'] });
  const today = livedDay(Date.now(), ownClock());
  const day = isDay(due.slice(0, 10)) ? due.slice(0, 10) : today;
  const isLost = due === '' && repeat !== null;
  const { setValue } = form;
  useEffect(() => {
    if (isLost) setValue('repeat', null, { shouldDirty: true });
  }, [isLost, setValue]);
  return (
    <Controller
      control={form.control}
      name="repeat"
      render={({ field: { value, onChange }, fieldState }) => (
        <RepeatChoice
          value={value}
          day={day}
          error={fieldError(fieldState.error)}
          onValueChange={(next) => {
            if (next && due === '')
              setValue('dueDate', `${firstDayOf(next, today)}T${DAY_END}`, { shouldDirty: true, shouldValidate: true });
            onChange(next);
          }}
        />
      )}
    />
  );
}
