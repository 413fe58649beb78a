import { byAccount, type Limits } from '#server/http/rate-limits.ts';
import type { Serve, ServeOptions } from '#server/http/serve.ts';
import { getReport } from '../contract.ts';
import type { ReportService } from './service.ts';

/** @param before ends a session that is over by itself, so that the report tells the same figures as every other screen */
export function reportRoutes(
  serve: Serve,
  reports: ReportService,
  limits: Limits,
  before: NonNullable<ServeOptions['before']>,
): void {
  serve(getReport, ({ actor }) => reports.read(actor), {
    before,
    limits: [limits({ attempts: 60, minutes: 1, keyOf: byAccount })],
  });
}
