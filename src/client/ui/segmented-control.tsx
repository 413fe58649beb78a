import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface Segment<V extends string> {
  value: V;
  label: ReactNode;
}

interface SegmentedControlProps<V extends string> {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
  className?: string;
}

/** One choice of a few, all in sight; a group of radio buttons, so arrows move the choice. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, segments, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={classNames('flex min-w-0 max-w-full rounded-control bg-surface-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            'touch-target flex h-8 min-w-fit flex-auto cursor-pointer select-none items-center justify-center rounded-small px-3 font-medium text-small max-[22rem]:px-1.5',
            'text-text-muted transition-[background-color,color] hover:text-text has-checked:bg-surface-raised has-checked:text-text',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          <span className="truncate">{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
