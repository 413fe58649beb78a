import { useState } from 'react';
import { ownClock, useMinute } from '#client/lib/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { addDays, livedDay } from '#shared/day.ts';
import { HistoryList } from './history-list.tsx';
import { useSessions } from './queries.ts';
import { texts } from './texts.ts';

const DAYS_SHOWN = 30;

interface HistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HistoryDialog({ open, onOpenChange }: HistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.history.title} closeLabel={texts.close}>
      <History />
    </Dialog>
  );
}

function History() {
  const today = livedDay(useMinute(), ownClock());
  const [days, setDays] = useState(DAYS_SHOWN);
  // A session started in a zone ahead of this one may carry tomorrow's day.
  const { data, isError, isFetching, refetch } = useSessions(addDays(today, 1 - days), addDays(today, 1));

  if (isError && !data)
    return (
      <ErrorState
        title={texts.history.failed}
        retryLabel={texts.retry}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  if (!data)
    return (
      <div className="flex flex-col gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      {data.length > 0 ? (
        <HistoryList sessions={data} today={today} />
      ) : (
        <EmptyState title={texts.history.empty} text={texts.history.emptyText} />
      )}
      <Button variant="quiet" pending={isFetching} onClick={() => setDays(days + DAYS_SHOWN)}>
        {texts.history.earlier}
      </Button>
    </div>
  );
}
