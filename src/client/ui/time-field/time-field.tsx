import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { timeTyped } from '#shared/russian/time-typed.ts';
import { Input } from '../input.tsx';
import { type Part, partAt, timeMoved } from './time-text.ts';

interface TimeFieldProps extends Pick<ComponentProps<'input'>, 'className' | 'name' | 'ref' | 'onBlur' | 'aria-label'> {
  /** `HH:mm`, or nothing; what is no time stands as it was typed. */
  value: string;
  onValueChange: (value: string) => void;
}

const PLACES: Record<Part, readonly [number, number]> = { hour: [0, 2], minute: [3, 5] };
const KEYS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
] as const);

/**
 * A time of day by 24 hours, typed as one says it, or moved by the arrows in the hours and the minutes. The browser's own field
 * shows the clock of its language.
 */
export function TimeField({ value, onValueChange, className, ...rest }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = (KEYS as ReadonlyMap<string, 1 | -1>).get(event.key);
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const field = event.currentTarget;
    const part = partAt(field.value, field.selectionStart ?? 0);
    const next = timeMoved(field.value, part, direction);
    flushSync(() => {
      setTyped(undefined);
      onValueChange(next);
    });
    field.setSelectionRange(...PLACES[part]);
  };
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="9:30"
      className={className}
      value={typed ?? value}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(timeTyped(target.value) ?? target.value.trim());
      }}
      onBlur={(event) => {
        setTyped(undefined);
        rest.onBlur?.(event);
      }}
    />
  );
}
