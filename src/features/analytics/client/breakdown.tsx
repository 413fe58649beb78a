import { ChartColumn } from 'lucide-react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Part } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { EmptyState } from '#client/ui/state-message.tsx';
import type { Analytics } from '../contract.ts';
import { isEmpty } from '../rules.ts';
import { ProjectShares } from './project-shares.tsx';
import { texts } from './texts.ts';

const DayCharts = lazyPart(() => import('./day-charts.tsx').then((module) => ({ default: module.DayCharts })));

/** A week or a month day by day and by project, once there is anything to show. */
export function Breakdown({ figures }: { figures: Analytics }) {
  if (isEmpty(figures))
    return (
      <Card>
        <EmptyState icon={<ChartColumn />} title={texts.empty} text={texts.emptyText} />
      </Card>
    );
  return (
    <>
      <Part placeholder={<ChartsOutline />}>
        <DayCharts figures={figures} />
      </Part>
      <Card aria-labelledby="analytics-projects">
        <CardHeader id="analytics-projects" title={texts.projects.title} />
        <ProjectShares figures={figures} />
      </Card>
    </>
  );
}

function ChartsOutline() {
  return (
    <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
      <Skeleton className="h-84 rounded-card" />
      <Skeleton className="h-84 rounded-card" />
    </div>
  );
}
