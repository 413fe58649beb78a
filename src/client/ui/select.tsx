import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useField } from './field.tsx';
import { controlClass } from './input.tsx';

export interface SelectOption<V extends string = string> {
  /** Never empty: «none» is a value of its own. */
  value: V;
  label: string;
}

interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  options: readonly SelectOption<V>[];
  value: V;
  onValueChange: (value: V) => void;
}

/** The browser's own select: its keyboard, its type-ahead, its wheel on a phone. */
export function Select<V extends string>({ options, value, onValueChange, className, ...rest }: SelectProps<V>) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <select
        {...useField()}
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value as V)}
        className={classNames(controlClass, 'h-11 cursor-pointer appearance-none truncate pr-10')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-text-muted"
      />
    </div>
  );
}
