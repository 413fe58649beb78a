import { useId } from 'react';
import { DURATIONS } from '../rules.ts';
import { texts as focus } from '../texts.ts';
import { texts } from './texts.ts';

export type Duration = (typeof DURATIONS)[number];

interface DurationChoiceProps {
  value: Duration;
  onChange: (value: Duration) => void;
}

/** The four durations, each with its name. */
export function DurationChoice({ value, onChange }: DurationChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-small">{texts.start.duration}</legend>
      <div className="grid grid-cols-2 gap-2">
        {DURATIONS.map((minutes) => (
          <label
            key={minutes}
            className="flex min-h-16 cursor-pointer select-none flex-col justify-center rounded-control border border-line px-4 py-2 transition-[background-color,border-color] hover:bg-surface-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={minutes}
              checked={minutes === value}
              onChange={() => onChange(minutes)}
              className="sr-only"
            />
            <span className="tabular font-semibold text-body">
              {minutes === 0 ? texts.start.infinity : texts.start.minutes(minutes)}
            </span>
            <span className="text-small text-text-muted">{focus.durationName[minutes]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
