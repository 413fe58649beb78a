import { useController } from 'react-hook-form';
import { fieldError } from '#client/form/field-error.ts';
import type { FormFields } from '#client/form/form.tsx';
import { ownClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { addDays, livedDay } from '#shared/day.ts';
import { DAY_END } from '../../rules.ts';
import type { TaskForm } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { texts } from './texts.ts';

const WHOLE = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/;
const { plan, due } = taskTexts;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** When the task is meant to be done: a day with or without a time, or no day at all. */
export function PlanField({ form: { control } }: { form: FormFields<TaskForm> }) {
  const { field: day, fieldState } = useController({ control, name: 'plannedDay' });
  const { field: time } = useController({ control, name: 'plannedTime' });
  const { field: someday } = useController({ control, name: 'someday' });
  const today = () => livedDay(Date.now(), ownClock());

  const set = (value: string, isSomeday = false) => {
    const [, said, at] = WHOLE.exec(value) ?? [];
    // What is no date stands as it was typed, and is refused.
    day.onChange(said ?? value);
    time.onChange(at && at !== DAY_END ? at : '');
    someday.onChange(isSomeday);
  };
  const choice = (label: string, chosen: boolean | undefined, value: string, isSomeday?: boolean) => (
    <Button
      key={label}
      variant="quiet"
      size="small"
      className="px-2 aria-pressed:text-accent-text"
      aria-pressed={chosen}
      onClick={() => set(value, isSomeday)}
    >
      {label}
    </Button>
  );
  const dated = /^\d{4}-\d\d-\d\d$/.test(day.value);
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={taskTexts.fields.plan} error={fieldError(fieldState.error)}>
        <DateField
          ref={day.ref}
          name={day.name}
          onBlur={day.onBlur}
          value={dated ? `${day.value}T${time.value || DAY_END}` : day.value}
          onValueChange={(value) => set(value)}
          openLabel={texts.fields.choosePlan}
          alone={DAY_END}
        />
      </Field>
      <fieldset aria-label={plan.choices} className="-ml-2 flex flex-wrap">
        {choice(capital(due.near[0]!), undefined, `${today()}T${DAY_END}`)}
        {choice(capital(due.near[1]!), undefined, `${addDays(today(), 1)}T${DAY_END}`)}
        {choice(plan.someday, someday.value, '', true)}
        {choice(plan.none, undefined, '')}
      </fieldset>
    </div>
  );
}
