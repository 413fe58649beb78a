import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { texts as common } from '#client/lib/texts.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { texts } from './texts.ts';

interface SecurityCardProps<T> {
  title: string;
  /** State of the card, or the next step, beside its title. */
  action?: (data: T) => ReactNode;
  query: UseQueryResult<T>;
  failure: string;
  children: (data: T) => ReactNode;
}

/** A card of the security tab over one query: while it loads, when it fails, and what it says. */
export function SecurityCard<T>({ title, action, query, failure, children }: SecurityCardProps<T>) {
  const id = useId();
  const { data, isError, isFetching, refetch } = query;
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} action={data !== undefined && action?.(data)} />
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <ErrorState
          title={failure}
          text={common.networkText}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <Skeleton className="h-12 rounded-control" />
      )}
    </Card>
  );
}
