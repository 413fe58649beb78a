import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface TaskCheckProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string;
  /** Chooses instead of completing. */
  square?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The same element every time: a check that is drawn anew leaves it alone. */
const TICK = (
  <svg
    viewBox="0 0 16 16"
    role="presentation"
    className="size-3.5 fill-none stroke-2 stroke-current transition-[stroke-dashoffset] duration-200 [stroke-dasharray:16] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d="M3 8.5 6.5 12 13 4.5" />
  </svg>
);

/** A round check that draws its tick; the input under it keeps the browser's keyboard and names. */
export function RoundCheckbox({ label, square, onCheckedChange, className, ...rest }: TaskCheckProps) {
  return (
    <span className={classNames('group/check touch-target inline-flex size-5.5 shrink-0', className)}>
      <input
        type="checkbox"
        aria-label={label}
        {...rest}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="peer absolute -inset-2.75 z-1 m-0 cursor-pointer appearance-none rounded-full focus-visible:outline-none"
      />
      <span
        aria-hidden
        className={classNames(
          'inline-flex size-full items-center justify-center border-[1.5px] border-line-strong bg-surface text-on-accent',
          square ? 'rounded-small' : 'rounded-full',
          'transition-[background-color,border-color,transform] duration-200 group-hover/check:border-accent',
          'peer-checked:border-accent peer-checked:bg-accent peer-active:scale-90 peer-disabled:opacity-50',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2',
          '[&>svg]:[stroke-dashoffset:16] peer-checked:[&>svg]:[stroke-dashoffset:0]',
        )}
      >
        {TICK}
      </span>
    </span>
  );
}
