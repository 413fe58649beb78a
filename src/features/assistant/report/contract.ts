import { z } from 'zod';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { texts } from './texts.ts';

export const report = z
  .object({
    summary: z.string(),
    achievements: z.array(z.string()),
    recommendations: z.array(z.string()),
    motivationalMessage: z.string(),
    /** The user's calendar day. */
    date: day,
    createdAt: instant,
    /** Tasks and habits that a recommendation speaks of, by its place in `recommendations`. */
    links: z.array(
      z.object({ recommendation: z.int(), kind: z.enum(['task', 'habit']), id: z.string(), title: z.string() }),
    ),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof report>;

export const getReport = endpoint({
  method: 'GET',
  path: '/api/analytics/report',
  summary: texts.call,
  reply: report,
});
