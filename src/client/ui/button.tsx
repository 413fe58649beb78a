import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line bg-surface text-text hover:bg-surface-hover',
  quiet: 'text-text-muted hover:bg-surface-hover hover:text-text',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'h-8 gap-1.5 px-3 text-small [&_svg]:size-4',
  medium: 'h-10 gap-2 px-4 text-body [&_svg]:size-4.5',
  large: 'h-12 gap-2 px-6 text-body [&_svg]:size-5',
};

/** Looks of a button, for a link that acts as one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(
    'touch-target inline-flex shrink-0 select-none items-center justify-center rounded-control font-medium',
    'transition-[background-color,color,transform,opacity] active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Busy: it keeps its place and focus, and a second press does nothing. */
  pending?: boolean;
  /** Words while busy; the ordinary ones where absent. */
  pendingLabel?: ReactNode;
}

export function Button({ variant, size, pending, pendingLabel, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass(variant, size), className)}
    >
      {pending && <Spinner />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
