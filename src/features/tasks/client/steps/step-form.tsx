import { SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { isBlank } from '#shared/characters.ts';
import { isDay } from '#shared/day.ts';
import { TITLE_MAX } from '../../rules.ts';
import type { Step, StepChange } from '../../step-contract.ts';
import { texts } from '../../texts.ts';
import { texts as stepTexts } from './texts.ts';

interface StepFormProps {
  step: Step;
  onSave: (change: StepChange) => void;
  onRemove: () => void;
  /** Makes a task of it. */
  onTurn: () => void;
  onLeave: () => void;
}

/** A step's name and day, in the place of its row. */
export function StepForm({ step, onSave, onRemove, onTurn, onLeave }: StepFormProps) {
  const [title, setTitle] = useState(step.title);
  const [dueDay, setDueDay] = useState(step.dueDay ?? '');
  const [unclear, setUnclear] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(title)) return;
    if (dueDay !== '' && !isDay(dueDay)) return setUnclear(true);
    const change: StepChange = {
      ...(title.trim() !== step.title && { title: title.trim() }),
      ...(dueDay !== (step.dueDay ?? '') && { dueDay: dueDay || null }),
    };
    if (Object.keys(change).length > 0) onSave(change);
    onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What lies above it, as the month, is left by it first.
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    // The dialog around it stays.
    event.stopPropagation();
    onLeave();
  };
  return (
    <form onSubmit={save} onKeyDown={onKeyDown} className="grid w-full gap-2 p-2">
      <Input
        ref={input}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        maxLength={TITLE_MAX}
        aria-label={stepTexts.name}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Field label={stepTexts.day} hideLabel className="w-44" {...(unclear && { error: stepTexts.dayUnclear })}>
          <DateField
            value={dueDay}
            onValueChange={(day) => {
              setDueDay(day);
              setUnclear(false);
            }}
            alone={null}
          />
        </Field>
        <Button type="submit" size="small">
          {texts.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onLeave}>
          {texts.cancel}
        </Button>
        {!step.done && (
          <Button variant="quiet" size="small" onClick={onTurn}>
            <SquareArrowOutUpRight aria-hidden strokeWidth={1.75} />
            {stepTexts.turn}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>
          <Trash2 aria-hidden strokeWidth={1.75} />
          {stepTexts.remove}
        </Button>
      </div>
    </form>
  );
}
