import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { ownZone } from '#client/lib/clock.ts';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import { timeOf } from '#shared/day.ts';
import type { Report } from '../contract.ts';
import { texts } from '../texts.ts';
import { useReport } from './queries.ts';
import { type OpenLink, RecommendationList } from './recommendation-list.tsx';

interface ReportCardProps {
  /** Opens the task or habit that a recommendation speaks of. */
  onOpen: OpenLink;
  /** Part of a page on which its summary stands already: without a frame of its own, and a step lower among the headings. */
  embedded?: boolean;
}

/** The assistant's report of the day: how it goes, what was reached, what to do next, and a last word. */
export function ReportCard({ onOpen, embedded = false }: ReportCardProps) {
  const heading = useId();
  const [Frame, Heading] = embedded ? (['section', 'h3'] as const) : ([Card, 'h2'] as const);
  const { data: report, isError, isFetching, refetch } = useReport();
  return (
    <Frame aria-labelledby={heading}>
      <header className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Heading
          id={heading}
          className={classNames(
            'flex flex-1 items-center gap-2',
            embedded ? 'font-medium' : 'font-semibold text-heading',
          )}
        >
          <Sparkles aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-accent-text" />
          {texts.title}
        </Heading>
        {report && (
          <p className="text-small text-text-muted">
            {texts.writtenAt(timeOf(Date.parse(report.createdAt), ownZone()))}
          </p>
        )}
      </header>
      {report ? (
        <ReportText report={report} onOpen={onOpen} embedded={embedded} />
      ) : isError ? (
        <ErrorState
          title={texts.failed}
          text={texts.failedText}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <ReportSkeleton />
      )}
    </Frame>
  );
}

function ReportText({ report, onOpen, embedded }: ReportCardProps & { report: Report }) {
  return (
    <div className="flex flex-col gap-5">
      {!embedded && <p className="wrap-anywhere">{report.summary}</p>}
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <section>
          <h3 className="mb-2 font-medium text-small text-text-muted">{texts.achievements}</h3>
          {report.achievements.length > 0 ? (
            <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-success">
              {report.achievements.map((achievement) => (
                <li key={achievement} className="wrap-anywhere">
                  {achievement}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-text-muted">{texts.noAchievements}</p>
          )}
        </section>
        <section>
          <h3 className="mb-2 font-medium text-small text-text-muted">{texts.recommendations}</h3>
          <RecommendationList report={report} onOpen={onOpen} />
        </section>
      </div>
      <p className="wrap-anywhere rounded-control bg-accent-soft px-4 py-3 text-accent-text">
        {report.motivationalMessage}
      </p>
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-3/4" />
      <div className="mt-2 grid gap-5 md:grid-cols-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-12 rounded-control" />
    </div>
  );
}
