import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Choices } from '#client/ui/choices.tsx';
import { Field } from '#client/ui/field.tsx';
import { TimeField } from '#client/ui/time-field/time-field.tsx';
import type { Habit } from '../../contract.ts';
import { REMINDER_CHOICES, turnedReminder } from '../../reminder-times.ts';
import { CLOCK_TIME, REMINDER_TIMES_MAX } from '../../rules.ts';
import { texts as ruleTexts } from '../../texts.ts';
import { useUpdateHabit } from '../queries.ts';
import { texts } from '../texts.ts';

/** The times at which a habit reminds: a press puts one, or takes away one that there is. */
export function ReminderChoice({ habit }: { habit: Habit }) {
  const { mutate: update } = useUpdateHabit();
  const [typed, setTyped] = useState('');
  const [isUnclear, setUnclear] = useState(false);
  // What was pressed a moment ago is in no habit yet.
  const [times, setTimes] = useState(habit.reminderEnabled ? habit.reminderTimes : []);
  const isFull = times.length >= REMINDER_TIMES_MAX;
  const turn = (time: string) => {
    const change = turnedReminder({ reminderEnabled: times.length > 0, reminderTimes: times }, time);
    setTimes(change.reminderTimes);
    update({ id: habit.id, change }, { onError: () => setTimes(times) });
  };
  const shown = [...new Set([...times, ...(isFull ? [] : REMINDER_CHOICES)])].sort();
  return (
    <>
      <Choices
        choices={shown.map((time) => ({
          key: time,
          icon: <Bell aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-text-muted" />,
          label: time,
          chosen: times.includes(time),
          onChoose: () => turn(time),
        }))}
      />
      {!isFull && (
        <form
          noValidate
          className="flex items-end gap-2 border-line border-t p-3"
          onSubmit={(event) => {
            event.preventDefault();
            setUnclear(!CLOCK_TIME.test(typed));
            if (!CLOCK_TIME.test(typed)) return;
            if (!times.includes(typed)) turn(typed);
            setTyped('');
          }}
        >
          <Field label={texts.form.ownTime} error={isUnclear ? ruleTexts.timeInvalid : undefined} className="flex-1">
            <TimeField value={typed} onValueChange={setTyped} />
          </Field>
          <Button type="submit" variant="secondary">
            {texts.form.putTime}
          </Button>
        </form>
      )}
    </>
  );
}
