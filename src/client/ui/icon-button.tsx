import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name and, on hover and focus, its tooltip. */
  label: string;
  tone?: 'plain' | 'danger';
}

export function IconButton({ label, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={classNames(
          'touch-target inline-flex size-9 shrink-0 items-center justify-center rounded-control text-text-muted [&_svg]:size-5',
          'transition-[background-color,color,opacity] disabled:pointer-events-none disabled:opacity-40',
          tone === 'danger' ? 'hover:bg-danger-soft hover:text-danger' : 'hover:bg-surface-hover hover:text-text',
          className,
        )}
      />
    </Tooltip>
  );
}
