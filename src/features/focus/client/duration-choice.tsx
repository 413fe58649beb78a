import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { DURATION_MAX, DURATIONS } from '../rules.ts';
import { texts as focus } from '../texts.ts';
import { type Duration, isLength, OWN } from './session-choice.ts';
import { texts } from './texts.ts';

interface DurationChoiceProps {
  value: Duration;
  onChange: (value: Duration) => void;
  /** The own length, as it is typed. */
  minutes: string;
  onMinutes: (minutes: string) => void;
  error: string | undefined;
}

/** The four durations, each with its name, and an own one. */
export function DurationChoice({ value, onChange, minutes, onMinutes, error }: DurationChoiceProps) {
  const name = useId();
  const option = { name, chosen: value, onChange };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-small">{texts.start.duration}</legend>
      <div className="grid grid-cols-2 gap-2">
        {DURATIONS.map((duration) => (
          <Option key={duration} {...option} value={duration} hint={focus.durationName[duration] ?? ''}>
            {duration === 0 ? texts.start.infinity : texts.start.minutes(duration)}
          </Option>
        ))}
        <Option {...option} value={OWN} hint={isLength(minutes) ? texts.start.minutes(Number(minutes)) : ''} wide>
          {texts.start.own}
        </Option>
        {value === OWN && (
          <Field label={texts.start.ownMinutes} error={error} className="col-span-2 mt-1">
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={DURATION_MAX}
              className="tabular"
              value={minutes}
              onChange={(event) => onMinutes(event.target.value)}
            />
          </Field>
        )}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  value: Duration;
  chosen: Duration;
  onChange: (value: Duration) => void;
  hint: string;
  wide?: boolean;
  children: string;
}

function Option({ name, value, chosen, onChange, hint, wide, children }: OptionProps) {
  return (
    <label
      className={classNames(
        'flex min-h-16 cursor-pointer select-none flex-col justify-center rounded-control border border-line px-4 py-2 transition-[background-color,border-color] hover:bg-surface-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        wide && 'col-span-2',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onChange(value)}
        className="sr-only"
      />
      <span className="tabular font-semibold text-body">{children}</span>
      <span className="text-small text-text-muted">{hint}</span>
    </label>
  );
}
