import { useLocation } from 'wouter';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { DailyGoals } from '#features/analytics/client/daily-goals.tsx';
import { ExportButton } from '#features/analytics/client/export-button.tsx';
import { WeekProgress } from '#features/analytics/client/week-progress.tsx';
import { ReportCard } from '#features/assistant/report/client/report-card.tsx';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import type { OpenTask } from './open-task.ts';

/** How the week and the day go, what the assistant makes of it, and all of it as a file. */
export function AnalyticsCard({ onOpenTask }: { onOpenTask: OpenTask }) {
  const [, navigate] = useLocation();
  return (
    <Card data-later aria-labelledby="analytics-card">
      <CardHeader id="analytics-card" title={texts.analytics.title} action={<ExportButton size="small" />} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
        <section aria-labelledby="week-progress" data-tour="analytics">
          <h3 id="week-progress" className="mb-3 font-medium">
            {texts.analytics.week}
          </h3>
          <WeekProgress />
        </section>
        <section aria-labelledby="daily-goals">
          <h3 id="daily-goals" className="mb-3 font-medium">
            {texts.analytics.goals}
          </h3>
          <DailyGoals />
        </section>
      </div>
      <div className="mt-6 border-line border-t pt-5">
        <ReportCard
          embedded
          onOpen={({ kind, id }) => (kind === 'task' ? onOpenTask({ id }) : navigate(paths.section('habits')))}
        />
      </div>
    </Card>
  );
}
