import { Check } from 'lucide-react';
import { useId } from 'react';
import { HABIT_COLORS } from '../rules.ts';
import { habitStyle } from './habit-icon.tsx';
import { texts } from './texts.ts';

interface ColorPickerProps {
  value: string;
  onValueChange: (color: string) => void;
}

/** The colours as radio buttons; the chosen one bears a tick, so that it is not told by colour alone. */
export function ColorPicker({ value, onValueChange }: ColorPickerProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-5 gap-1 sm:grid-cols-10">
      <legend className="sr-only">{texts.form.color}</legend>
      {HABIT_COLORS.map((color, index) => (
        <label
          key={color}
          style={habitStyle(color)}
          title={texts.colors[index]}
          className="flex h-11 cursor-pointer items-center justify-center rounded-control hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => onValueChange(color)}
            aria-label={texts.colors[index]}
            className="sr-only"
          />
          <span aria-hidden className="flex size-7 items-center justify-center rounded-full bg-(--habit) text-canvas">
            {color === value && <Check className="size-4.5 text-black" strokeWidth={3} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
