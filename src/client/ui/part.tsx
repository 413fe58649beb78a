import { memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { partWords } from '#client/lib/part-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './state-message.tsx';
import { toast } from './toast.ts';

interface PartProps {
  /** Lazy components. */
  children: ReactNode;
  /** What stands in their place on the page until they are there. */
  placeholder: ReactNode;
}

/** The place of lazy components on the page: what becomes of them concerns nothing around it. */
export function Part({ children, placeholder }: PartProps) {
  return (
    <ErrorBoundary
      failure={(onRetry, error) => {
        const { retry, ...words } = partWords(error);
        return <ErrorState {...words} retryLabel={retry} onRetry={onRetry} />;
      }}
    >
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Standing = memo(Part);

/**
 * A part of a page that is drawn in its own time: what changes around it draws it anew piece by piece, and not with itself. One that
 * has just come would else be drawn in one go by the next answer that the page around it gets.
 */
export function CalmPart(props: PartProps) {
  return <Standing {...useDeferredValue(props)} />;
}

interface FloatingPartProps {
  children: ReactNode;
  /** What the user asked for by opening it; a new value each time, so that what failed is tried again. */
  asked?: unknown;
}

/** Lazy components without a place on the page: dialogs, and what works unseen. A failure is told and can be retried. */
export function FloatingPart({ children, asked }: FloatingPartProps) {
  const tell = (onClick: () => void, error: Error) => {
    const { title, text, retry } = partWords(error);
    toast({ title, description: text, tone: 'danger', action: { label: retry, onClick } });
  };
  return (
    <ErrorBoundary asked={asked} failure={() => null} onBreak={tell}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
