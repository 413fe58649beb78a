import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { HABIT_ICONS, type HabitIcon } from '../../rules.ts';
import { HabitGlyph, habitStyle, softFill, strongInk } from '../habit-icon.tsx';
import { texts } from '../texts.ts';

interface IconPickerProps {
  value: HabitIcon;
  /** Of the habit that is being made. */
  color: string;
  onValueChange: (icon: HabitIcon) => void;
}

/** The icons as radio buttons. */
export function IconPicker({ value, color, onValueChange }: IconPickerProps) {
  const name = useId();
  return (
    <fieldset style={habitStyle(color)} className="grid grid-cols-6 gap-1 sm:grid-cols-8">
      <legend className="sr-only">{texts.form.icon}</legend>
      {HABIT_ICONS.map((icon) => (
        <label
          key={icon}
          title={texts.icons[icon]}
          className={classNames(
            'relative flex h-11 cursor-pointer items-center justify-center rounded-control text-text-muted transition-[background-color,color] hover:bg-surface-hover [&_svg]:size-5',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
            icon === value && softFill,
            icon === value && strongInk,
          )}
        >
          <input
            type="radio"
            name={name}
            value={icon}
            checked={icon === value}
            onChange={() => onValueChange(icon)}
            aria-label={texts.icons[icon]}
            className="sr-only"
          />
          <HabitGlyph icon={icon} />
        </label>
      ))}
    </fieldset>
  );
}
