import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { texts as common } from '#client/lib/texts.ts';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { texts } from './texts.ts';

interface SecurityCardProps<T> {
  title: string;
  text: (data: T | undefined) => ReactNode;
  /** State of the card, or the next step, beside its title. */
  action?: (data: T) => ReactNode;
  query: UseQueryResult<T>;
  failure: string;
  children: (data: T) => ReactNode;
}

/** A card of the security tab over one query: while it loads, when it fails, and what it says. */
export function SecurityCard<T>({ title, text, action, query, failure, children }: SecurityCardProps<T>) {
  const id = useId();
  const { data, isError, isFetching, refetch } = query;
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <header>
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="font-semibold text-heading">
            {title}
          </h2>
          {data !== undefined && action?.(data)}
        </div>
        <p className="mt-1 text-text-muted">{text(data)}</p>
      </header>
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
