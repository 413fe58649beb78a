import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#client/ui/state-message.tsx';
import type { Analytics } from '../../contract.ts';
import { texts } from './texts.ts';

interface FiguresLoadProps {
  query: UseQueryResult<Analytics>;
  /** Stands in for the figures while they load. */
  outline: ReactNode;
  children: (figures: Analytics) => ReactNode;
}

/** Figures once they are there; where they cannot be had, what failed and the way on. */
export function FiguresLoad({ query, outline, children }: FiguresLoadProps) {
  if (query.data) return children(query.data);
  if (!query.isError)
    return (
      <div aria-busy className="contents">
        {outline}
      </div>
    );
  return (
    <ErrorState
      title={texts.loadFailed}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    />
  );
}
