import { type FormEvent, useState } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { livedDay } from '#shared/day.ts';
import { type Deadline, type DeadlineSaid, deadlineOf } from '../../deadline.ts';
import { dueLabel, isSet, shortDay } from '../../due.ts';
import { DUE_PRESETS, presetDay, typedDue } from '../../due-presets.ts';
import { movedTo } from '../../moving-deadline.ts';
import { texts as taskTexts } from '../../texts.ts';
import { Choices } from './choices.tsx';
import { texts } from './texts.ts';

interface DueChoiceProps {
  /** What becomes of a task: on another day it keeps its time. */
  onChoose: (saidOf: (task: Deadline) => DeadlineSaid) => void;
}

/** A deadline by one press, or by words. */
export function DueChoice({ onChoose }: DueChoiceProps) {
  const clock = useOwnClock();
  const now = useMinute();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const today = livedDay(now, clock);
  const said = typedDue(text, now, clock);
  const deadline = said && deadlineOf(said, clock.zone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said) onChoose(() => said);
    else setRefused(true);
  };
  return (
    <>
      <Choices
        choices={[
          ...DUE_PRESETS.map((preset) => {
            const day = presetDay(preset, today);
            return {
              key: preset,
              label: texts.presets[preset],
              more: shortDay(day, today),
              onChoose: () => onChoose((task) => movedTo(task, day, clock.zone)),
            };
          }),
          { key: 'none', label: taskTexts.fields.dueNone, onChoose: () => onChoose(() => ({ dueDate: null })) },
        ]}
      />
      <form onSubmit={submit} className="flex items-start gap-2 border-line border-t p-3">
        <div className="min-w-0 flex-1">
          <Field
            label={texts.typed}
            hideLabel
            {...(refused && !said && { error: texts.unclear })}
            hint={deadline && isSet(deadline) ? dueLabel(deadline, now, clock).text : undefined}
          >
            <Input
              value={text}
              placeholder={texts.typedPlaceholder}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => {
                setText(event.target.value);
                setRefused(false);
              }}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" className="h-11">
          {texts.set}
        </Button>
      </form>
    </>
  );
}
