import type { Limits } from '#server/http/limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { getReport } from '../contract.ts';
import type { ReportService } from './service.ts';

export function reportRoutes(serve: Serve, reports: ReportService, limits: Limits): void {
  serve(getReport, ({ actor }) => reports.read(actor), {
    limits: [limits({ attempts: 60, minutes: 1, keyOf: (request) => request.actor?.userId ?? '' })],
  });
}
