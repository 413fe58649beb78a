import { texts } from '../texts.ts';
import { pressed } from './week-days.ts';

interface WeekDayPickerProps {
  label: string;
  /** 1 (Monday) … 7. */
  value: number[];
  onValueChange: (days: number[]) => void;
}

/** The days of the week, any of which can be chosen. */
export function WeekDayPicker({ label, value, onValueChange }: WeekDayPickerProps) {
  return (
    <fieldset className="grid grid-cols-7 gap-1">
      <legend className="sr-only">{label}</legend>
      {texts.weekDays.map((short, index) => (
        <button
          key={short}
          type="button"
          aria-label={texts.weekDayNames[index]}
          aria-pressed={value.includes(index + 1)}
          onClick={() => onValueChange(pressed(value, index + 1))}
          className="h-11 rounded-control border border-line text-small transition-[background-color,color] hover:bg-surface-hover aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text"
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}
