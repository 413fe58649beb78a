import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { fieldError } from '#client/form/field-error.ts';
import type { FormFields } from '#client/form/form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { readMinutes } from '#shared/russian/length-words.ts';
import { minutesWords } from '#shared/russian/minutes-words.ts';
import { ESTIMATE_CHOICES } from '../../rules.ts';
import type { TaskForm } from '../../task-form.ts';
import { texts as taskTexts } from '../../texts.ts';
import { texts } from './texts.ts';

const minutesOf = (text: string) => (text.trim() === '' ? null : readMinutes(text));

interface EstimateProps {
  name: string;
  value: number | null;
  error: string | undefined;
  onValueChange: (value: number | null) => void;
}

/** What was typed stands as it was typed; what came from elsewhere, in the product's words. */
function Estimate({ name, value, error, onValueChange }: EstimateProps) {
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(minutesOf(typed), value);
  const shown = isTyped || value === null || Number.isNaN(value) ? typed : minutesWords(value);
  const set = (minutes: number | null) => {
    setTyped(minutes === null ? '' : minutesWords(minutes));
    onValueChange(minutes);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={taskTexts.fields.estimate} {...(error !== undefined && { error })}>
        <Input
          name={name}
          autoComplete="off"
          placeholder={texts.estimate.placeholder}
          value={value === null && !isTyped ? '' : shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onValueChange(minutesOf(target.value));
          }}
        />
      </Field>
      <fieldset aria-label={texts.estimate.choices} className="-ml-2 flex flex-wrap">
        {ESTIMATE_CHOICES.map((minutes) => (
          <Button
            key={minutes}
            variant="quiet"
            size="small"
            className="px-2"
            aria-pressed={value === minutes}
            onClick={() => set(minutes)}
          >
            {minutesWords(minutes)}
          </Button>
        ))}
        <Button variant="quiet" size="small" className="px-2" onClick={() => set(null)}>
          {taskTexts.estimate.none}
        </Button>
      </fieldset>
    </div>
  );
}

/** How long a task is thought to take: typed, or one of the usual lengths. */
export function EstimateField({ form }: { form: FormFields<TaskForm> }) {
  return (
    <Controller
      control={form.control}
      name="estimateMinutes"
      render={({ field: { name, value, onChange }, fieldState }) => (
        <Estimate name={name} value={value} error={fieldError(fieldState.error)} onValueChange={onChange} />
      )}
    />
  );
}
