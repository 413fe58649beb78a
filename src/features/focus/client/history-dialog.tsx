import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownClock, useMinute } from '#client/lib/clock.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { FloatingPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { addDays, livedDay } from '#shared/day.ts';
import type { FocusSession } from '../contract.ts';
import { useSessions } from './ended-queries.ts';
import { HistoryList } from './history-list.tsx';
import { texts } from './texts.ts';

const PastDialog = lazyPart(() => import('./past-dialog.tsx').then((m) => ({ default: m.PastDialog })));

const DAYS_SHOWN = 30;

interface HistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The session that is put right, or none of a new one; closed, it goes away as it came. */
interface Asked {
  session?: FocusSession;
  open: boolean;
}

export function HistoryDialog({ open, onOpenChange }: HistoryDialogProps) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={texts.history.title}
        closeLabel={texts.close}
        tools={
          <IconButton label={texts.past.addOpen} onClick={() => setAsked({ open: true })}>
            <Plus aria-hidden />
          </IconButton>
        }
      >
        <History onCorrect={(session) => setAsked({ session, open: true })} />
      </Dialog>
      <FloatingPart asked={asked}>
        {asked && (
          <PastDialog
            key={asked.session?.id ?? 'new'}
            {...asked}
            session={asked.session}
            onOpenChange={(next) => setAsked({ ...asked, open: next })}
          />
        )}
      </FloatingPart>
    </>
  );
}

function History({ onCorrect }: { onCorrect: (session: FocusSession) => void }) {
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
        <HistoryList sessions={data} today={today} onCorrect={onCorrect} />
      ) : (
        <EmptyState title={texts.history.empty} text={texts.history.emptyText} />
      )}
      <Button variant="quiet" pending={isFetching} onClick={() => setDays(days + DAYS_SHOWN)}>
        {texts.history.earlier}
      </Button>
    </div>
  );
}
