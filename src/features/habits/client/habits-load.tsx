import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import type { Habit } from '../contract.ts';
import { texts } from './texts.ts';

interface HabitsLoadProps {
  query: UseQueryResult<Habit[]>;
  children: (habits: Habit[]) => ReactNode;
}

/** A list of habits once it is there: before, its outline; where it cannot be had, what failed and the way on. */
export function HabitsLoad({ query, children }: HabitsLoadProps) {
  if (query.data) return children(query.data);
  if (!query.isError) return <Outline />;
  return (
    <ErrorState
      title={texts.loadFailed}
      text={texts.loadFailedText}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    />
  );
}

function Outline() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-64 rounded-card" />
      ))}
    </div>
  );
}
