import type { ReactNode } from 'react';

interface GroupProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Words over a group of choices, which names itself to a screen reader. */
export function Group({ label, hint, error, children }: GroupProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="font-medium text-small">
        {label}
      </span>
      {children}
      {error ? (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      ) : (
        hint && <p className="text-small text-text-muted">{hint}</p>
      )}
    </div>
  );
}
