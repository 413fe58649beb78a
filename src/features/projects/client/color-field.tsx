import { Check } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Field } from '#client/ui/field.tsx';
import { Input } from '#client/ui/input.tsx';
import { HEX_COLOR, PROJECT_COLORS, writtenColor } from '../rules.ts';
import { texts } from '../texts.ts';

interface ColorFieldProps {
  color: string;
  error?: string | undefined;
  onChange: (color: string) => void;
}

/** Eight presets, one press each, and any other colour by its number or from the palette. */
export function ColorField({ color, error, onChange }: ColorFieldProps) {
  const name = useId();
  const valid = HEX_COLOR.test(color.trim());
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-1.5 font-medium text-small">{texts.dialog.color}</legend>
        <div className="grid grid-cols-8">
          {PROJECT_COLORS.map((preset, index) => (
            <Swatch
              key={preset}
              group={name}
              color={preset}
              label={texts.dialog.colorNames[index]!}
              checked={color.trim().toLowerCase() === preset}
              onChoose={() => onChange(preset)}
            />
          ))}
        </div>
      </fieldset>
      <Field label={texts.dialog.customColor} hint={texts.dialog.customColorHint} error={error}>
        <div className="flex gap-2">
          <ColorNumber color={color} onChange={onChange} />
          <input
            type="color"
            aria-label={texts.dialog.pickColor}
            title={texts.dialog.pickColor}
            value={valid ? color.trim().toLowerCase() : PROJECT_COLORS[0]}
            onChange={(event) => onChange(event.target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
          />
        </div>
      </Field>
    </div>
  );
}

function ColorNumber({ color, onChange }: Pick<ColorFieldProps, 'color' | 'onChange'>) {
  return (
    <Input
      value={color}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      maxLength={9}
      onChange={(event) => onChange(writtenColor(event.target.value))}
    />
  );
}

interface SwatchProps {
  group: string;
  color: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** A radio button in a colour's clothes; the colour is data, so it stands in a style and not in a class. */
function Swatch({ group, color, label, checked, onChoose }: SwatchProps) {
  return (
    <label
      title={label}
      className={classNames(
        'relative flex h-11 cursor-pointer items-center justify-center rounded-full outline-offset-2',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent',
      )}
    >
      <input
        type="radio"
        name={group}
        value={color}
        checked={checked}
        onChange={onChoose}
        aria-label={label}
        className="sr-only"
      />
      <span
        aria-hidden
        style={{ backgroundColor: color }}
        className={classNames(
          'flex size-8 items-center justify-center rounded-full transition-transform',
          checked ? 'scale-115' : 'hover:scale-108',
        )}
      >
        {checked && <Check className="size-4.5 text-on-accent" strokeWidth={3} />}
      </span>
    </label>
  );
}
