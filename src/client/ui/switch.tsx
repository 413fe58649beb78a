import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** More about it, below the label. */
  hint?: ReactNode;
  checked: boolean;
}

/** Turns something on and off at once; the input under it keeps the browser's keyboard and names. */
export function Switch({ label, hint, checked, ...rest }: SwitchProps) {
  const id = useId();
  const [labelId, hintId] = [`${id}label`, `${id}hint`];
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-3 has-disabled:cursor-default has-disabled:opacity-60">
      <span className="min-w-0">
        <span id={labelId} className="block font-medium text-small">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="block text-small text-text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        className="peer sr-only"
        {...rest}
      />
      <span
        aria-hidden
        className="relative h-6 w-10 shrink-0 rounded-full bg-line-strong transition-[background-color] after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface-raised after:transition-transform peer-checked:bg-accent peer-checked:after:translate-x-4 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2"
      />
    </label>
  );
}
