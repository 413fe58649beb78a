import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { HABIT_COLORS } from '../../rules.ts';
import { habitStyle } from '../habit-icon.tsx';
import { texts } from '../texts.ts';

interface ColorPickerProps {
  value: string;
  onValueChange: (color: string) => void;
}

/** The colours as radio buttons; the chosen one wears a ring, so that it is not told by colour alone. */
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
          className="relative flex h-11 cursor-pointer items-center justify-center rounded-control hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-accent"
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
          <span
            aria-hidden
            className={classNames(
              'size-7 rounded-full bg-(--habit)',
              color === value && 'ring-2 ring-text ring-offset-2 ring-offset-surface-raised',
            )}
          />
        </label>
      ))}
    </fieldset>
  );
}
