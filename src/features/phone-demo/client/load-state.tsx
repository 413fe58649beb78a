import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { texts } from '../texts.ts';
import type { Loadable } from './phone-account.ts';

interface LoadStateProps<T> {
  list: Loadable<T>;
  words: { loading: string; failed: string; empty: string };
  children: (items: readonly T[]) => ReactNode;
}

/** A list, or that it loads, failed or is empty. */
export function LoadState<T>({ list, words, children }: LoadStateProps<T>) {
  const { data, failed, retry } = list;
  if (data) return data.length > 0 ? children(data) : <EmptyState title={words.empty} />;
  if (failed) return <ErrorState title={words.failed} retryLabel={texts.retry} onRetry={retry} />;
  return (
    <p role="status" className="py-10 text-center text-text-muted">
      {words.loading}
    </p>
  );
}
