import type { Clock } from '#server/clock.ts';
import type { Serve, ServeOptions } from '#server/http/serve.ts';
import { livedDay } from '#shared/day.ts';
import { exportAnalytics, getAnalytics } from '../contract.ts';
import { exportFile } from '../rules.ts';
import type { AnalyticsService } from './service.ts';

/** @param before ends a session that is over by itself, which counts from then on */
export function analyticsRoutes(
  serve: Serve,
  analytics: AnalyticsService,
  clock: Clock,
  before: NonNullable<ServeOptions['before']>,
): void {
  serve(getAnalytics, ({ actor, query }) => analytics.figures(actor, query.period), { before });
  serve(
    exportAnalytics,
    async ({ actor, query: { period }, reply }) => {
      const name = exportFile(period, livedDay(clock.now(), actor));
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return period ? analytics.exported(actor, period) : analytics.spreadsheet(actor);
    },
    { before },
  );
}
