import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useField } from './field.tsx';

/** Looks of every text control, as wide as there is room where it has no width of its own. At 16 px and above on touch screens iOS does not zoom into it. */
export const controlClass = classNames(
  'as-wide min-w-0 rounded-control border border-line-strong bg-surface px-3 text-body text-text pointer-coarse:text-[1rem]',
  'transition-[border-color,box-shadow] hover:border-text-muted focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/25',
  'aria-invalid:border-danger aria-invalid:focus:ring-danger/25 disabled:opacity-60',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useField()} {...rest} className={classNames(controlClass, 'h-11', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      {...useField()}
      {...rest}
      className={classNames(controlClass, 'field-sizing-content max-h-80 min-h-20 resize-y py-2.5', className)}
    />
  );
}
