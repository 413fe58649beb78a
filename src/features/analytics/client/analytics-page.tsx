import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import type { Analytics } from '../contract.ts';
import { PERIODS, type Period } from '../rules.ts';
import { Breakdown } from './breakdown.tsx';
import { spanWords } from './day-words.ts';
import { ExportButton } from './export-button.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FiguresLoad } from './load/figures-load.tsx';
import { useAnalytics } from './queries.ts';
import { texts } from './texts.ts';

const SEGMENTS = PERIODS.map((value) => ({ value, label: texts.periods[value] }));

/** Figures of a day, a week or a month. `report` is the assistant's, for today. */
export default function AnalyticsPage({ report }: { report?: ReactNode }) {
  const [period, choose] = usePeriod();
  const figures = useAnalytics(period);
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h1 className="font-semibold text-title">{texts.title}</h1>
          <p className="min-h-6 text-text-muted">{figures.data && headline(figures.data)}</p>
        </div>
        <SegmentedControl label={texts.period} segments={SEGMENTS} value={period} onValueChange={choose} />
        <ExportButton period={period} />
      </header>
      <FiguresLoad query={figures} outline={<Outline period={period} />}>
        {(data) => (
          <>
            <FigureCards figures={data} />
            {period === 'today' ? report : <Breakdown figures={data} />}
          </>
        )}
      </FiguresLoad>
    </div>
  );
}

function headline(figures: Analytics): string {
  const { period, streakDays } = figures;
  return texts.parts([spanWords(period, figures), ...(streakDays > 0 ? [texts.streak(streakDays)] : [])]);
}

/** The period stands in the address, so that a reload keeps it. */
function usePeriod(): [Period, (period: Period) => void] {
  const [, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('period');
  const period = PERIODS.find((each) => each === named) ?? 'today';
  return [period, (chosen) => navigate(paths.analytics(chosen), { replace: true })];
}

function Outline({ period }: { period: Period }) {
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-36 rounded-card" />
        ))}
      </div>
      <Skeleton className={period === 'today' ? 'h-36 rounded-card' : 'h-80 rounded-card'} />
    </div>
  );
}
