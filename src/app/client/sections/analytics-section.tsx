import { useLocation } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { CalmPart } from '#client/ui/part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import AnalyticsPage from '#features/analytics/client/analytics-page.tsx';
import { paths } from '#shared/paths.ts';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';

const ReportCard = lazyPart(() =>
  import('#features/assistant/report/client/report-card.tsx').then((module) => ({ default: module.ReportCard })),
);

export function AnalyticsSection() {
  const { openDetail } = useTaskDialogs();
  const [, navigate] = useLocation();
  return (
    <AnalyticsPage
      report={
        <CalmPart placeholder={<Skeleton className="h-64 rounded-card" />}>
          <ReportCard
            onOpen={({ kind, id }) => (kind === 'task' ? openDetail(id) : navigate(paths.section('habits')))}
          />
        </CalmPart>
      }
    />
  );
}
