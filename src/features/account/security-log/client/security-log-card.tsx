import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { pastInstant } from '../../client/last-seen.ts';
import { SectionCard } from '../../client/section-card.tsx';
import type { SecurityEvent } from '../contract.ts';
import { eventWords, placeWords } from '../event-words.ts';
import { texts } from '../texts.ts';
import { useSecurityEvents } from './queries.ts';

/** Who got in, who tried, and what was changed of the ways in: a page at a time. */
export function SecurityLogCard() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useSecurityEvents();
  const events = data?.pages.flatMap((page) => page.events);
  return (
    <SectionCard title={texts.title} text={texts.text}>
      {events && <EventList events={events} />}
      {error && (
        <ErrorState
          title={texts.loadFailed}
          text={texts.loadFailedText}
          retryLabel={texts.retry}
          onRetry={() => void (events ? fetchNextPage() : refetch())}
          pending={isFetching}
        />
      )}
      {!events && !error && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-14" />
        </div>
      )}
      {hasNextPage && !error && (
        <Button
          variant="quiet"
          className="self-start"
          aria-disabled={isFetchingNextPage}
          onClick={() => void (isFetchingNextPage || fetchNextPage())}
        >
          {isFetchingNextPage ? texts.loading : texts.more}
        </Button>
      )}
    </SectionCard>
  );
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  if (events.length === 0) return <p className="text-text-muted">{texts.empty}</p>;
  return (
    <ul className="divide-y divide-line" aria-label={texts.title}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const place = placeWords(event);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="break-words font-medium">{eventWords(event)}</p>
        {place && <p className="break-words text-small text-text-muted">{place}</p>}
      </div>
      <time dateTime={event.at} className="shrink-0 text-small text-text-muted">
        {pastInstant(event.at, Date.now(), true)}
      </time>
    </li>
  );
}
