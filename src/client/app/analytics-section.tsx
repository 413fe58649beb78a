import { lazyPart } from '#client/lib/lazy-part.ts';

const AnalyticsPage = lazyPart(() => import('#features/analytics/client/analytics-page.tsx'));

export function AnalyticsSection() {
  return <AnalyticsPage />;
}
