import { type FormEvent, useState } from 'react';
import { useMinute, useOwnClock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { type Day, type DayClock, livedDay } from '#shared/day.ts';
import { shortDay } from '../../due.ts';
import { DUE_PRESETS, presetDay } from '../../due-presets.ts';
import { Choices } from './choices.tsx';
import { texts } from './texts.ts';

/** What typed words mean: how it is told, and what chooses it. */
interface Typed {
  hint: string | undefined;
  choose: () => void;
}

interface DayChoiceProps {
  onDay: (day: Day, clock: DayClock) => void;
  /** Beside the days. */
  others: readonly { key: string; label: string; chosen?: boolean; onChoose: () => void }[];
  read: (text: string, now: number, clock: DayClock) => Typed | undefined;
}

/** A day by one press, or by words. */
export function DayChoice({ onDay, others, read }: DayChoiceProps) {
  const clock = useOwnClock();
  const now = useMinute();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const today = livedDay(now, clock);
  const typed = read(text, now, clock);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) typed.choose();
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
              onChoose: () => onDay(day, clock),
            };
          }),
          ...others,
        ]}
      />
      <form onSubmit={submit} className="flex items-start gap-2 border-line border-t p-3">
        <div className="min-w-0 flex-1">
          <Field label={texts.typed} hideLabel {...(refused && !typed && { error: texts.unclear })} hint={typed?.hint}>
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
