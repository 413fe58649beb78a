import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={classNames('rounded-card border border-line bg-surface p-5 md:p-6', className)} />
  );
}

interface CardHeaderProps {
  /** Gives the heading an id, so that the card can be `aria-labelledby` it. */
  id?: string;
  title: ReactNode;
  action?: ReactNode;
}

export function CardHeader({ id, title, action }: CardHeaderProps) {
  return (
    <header className="mb-4 flex min-h-8 items-center justify-between gap-3">
      <h2 id={id} className="font-semibold text-heading">
        {title}
      </h2>
      {action}
    </header>
  );
}
