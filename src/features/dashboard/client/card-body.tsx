import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { texts } from '../texts.ts';

interface CardBodyProps {
  tasks: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** Lines that stand in for the content while it loads. */
  rows: number;
  /** Words where there is nothing to show. */
  empty: string | undefined;
  children: ReactNode;
}

/** What a card of tasks shows: its content, or that it loads, failed or has none. */
export function CardBody({ tasks, rows, empty, children }: CardBodyProps) {
  if (tasks.data === undefined && tasks.isError)
    return (
      <ErrorState
        title={texts.loadFailed}
        retryLabel={texts.retry}
        onRetry={() => void tasks.refetch()}
        pending={tasks.isFetching}
      />
    );
  if (tasks.data === undefined)
    return (
      <div aria-busy className="flex flex-col gap-3 py-2">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the same and never move
          <Skeleton key={index} className="h-5" />
        ))}
      </div>
    );
  return empty ? <p className="text-text-muted">{empty}</p> : children;
}
