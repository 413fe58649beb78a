import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The next step from here. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      {icon && (
        <div
          aria-hidden
          className="mb-2 flex size-12 items-center justify-center rounded-full bg-surface-sunken text-text-muted [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <p className="font-medium">{title}</p>
      {text && <p className="max-w-96 text-balance text-small text-text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** Says what failed. */
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  pending?: boolean;
}

export function ErrorState({ title, text, retryLabel, onRetry, pending }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="secondary" onClick={onRetry} pending={pending}>
            {!pending && <RotateCw aria-hidden />}
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
