import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { FiguresLoad } from '#features/analytics/client/load/figures-load.tsx';
import { useAnalytics } from '#features/analytics/client/queries.ts';
import type { Analytics } from '#features/analytics/contract.ts';
import { paths } from '#shared/paths.ts';
import { duration } from '#shared/russian/duration.ts';
import { trendOf } from '../rules.ts';
import { texts } from '../texts.ts';
import { TrendBars } from './trend-bars.tsx';

type Day = Analytics['days'][number];

/** Today in four figures, each with the days of this week beside it. */
export function StatCards() {
  return (
    <section data-later aria-label={texts.stats.label} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <FiguresLoad query={useAnalytics('today')} outline={<Outlines />}>
        {(figures) => <Figures figures={figures} />}
      </FiguresLoad>
    </section>
  );
}

function Figures({ figures }: { figures: Analytics }) {
  const { completedTasks, totalFocusTime, sessionsCount, streakDays, previous, from: today } = figures;
  const week = useAnalytics('week').data?.days;
  const trend = (of: (day: Day) => number) => <Trend week={week} today={today} of={of} />;
  const isActive = completedTasks > 0 || sessionsCount > 0;
  return (
    <>
      <Stat
        label={texts.stats.completed}
        value={completedTasks}
        note={texts.stats.yesterday(previous.completedTasks)}
        trend={trend((day) => day.completedTasks)}
        href={paths.section('analytics')}
      />
      <Stat
        label={texts.stats.focus}
        value={duration(totalFocusTime)}
        note={texts.stats.yesterday(duration(previous.totalFocusTime))}
        trend={trend((day) => day.focusMinutes)}
      />
      <Stat
        label={texts.stats.sessions}
        value={sessionsCount}
        note={texts.stats.yesterday(previous.sessionsCount)}
        trend={trend((day) => day.sessions)}
      />
      <Stat
        label={texts.stats.streak}
        value={streakDays}
        note={isActive ? texts.stats.todayCounts : texts.stats.todayOpen}
        trend={trend((day) => Number(day.completedTasks + day.sessions > 0))}
      />
    </>
  );
}

/** The place of the bars is kept while the week is on its way. */
const UNKNOWN_WEEK = Array.from({ length: 7 }, () => null);

function Trend({ week, today, of }: { week: readonly Day[] | undefined; today: string; of: (day: Day) => number }) {
  if (!week) return <TrendBars days={UNKNOWN_WEEK} today={-1} />;
  return <TrendBars {...trendOf(week, today, of)} />;
}

interface StatProps {
  label: string;
  value: ReactNode;
  note: string;
  trend: ReactNode;
  /** Where the card leads. */
  href?: string;
}

function Stat({ label, value, note, trend, href }: StatProps) {
  return (
    <Card className="relative flex min-h-21 flex-col px-4 py-3 md:px-4 md:py-3 has-[a:hover]:border-line-strong">
      <h2 className="flex items-center justify-between gap-2 text-small text-text-muted">
        {href ? (
          <Link href={href} className="rounded-small after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        ) : (
          label
        )}
        {href && <ArrowUpRight aria-hidden className="size-4 shrink-0" />}
      </h2>
      <p className="whitespace-nowrap font-semibold text-heading">{value}</p>
      <p className="mt-auto flex min-h-7 items-end justify-between gap-2 text-small text-text-muted">
        <span>{note}</span>
        {trend}
      </p>
    </Card>
  );
}

function Outlines() {
  return (
    <>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-21 rounded-card" />
      ))}
    </>
  );
}
