import { z } from 'zod';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { PERIODS } from './rules.ts';
import { texts } from './texts.ts';

const period = z.enum(PERIODS, texts.periodInvalid);
const percent = z.int().min(0).max(100);
const figures = { completedTasks: z.int(), focusMinutes: z.int(), sessions: z.int() };
const totals = { completedTasks: z.int(), totalFocusTime: z.int(), sessionsCount: z.int() };
const span = { from: day, to: day };

export const analytics = z
  .object({
    period,
    ...span,
    ...totals,
    /** Days in a row with a completed task or an ended session, up to today or yesterday. */
    streakDays: z.int(),
    /** Every day of the period, those to come among them. */
    days: z.array(z.object({ date: day, ...figures })),
    /** Most time first. No project: all three are null. */
    byProject: z.array(
      z.object({
        projectId: z.string().nullable(),
        name: z.string().nullable(),
        color: z.string().nullable(),
        ...figures,
      }),
    ),
    goals: z.object({ focusMinutes: z.int(), tasks: z.int(), sessions: z.int() }),
    productivity: percent,
    /** Of today's sessions with a plan: actual of planned minutes. */
    efficiency: percent,
    /** Minutes that today's sessions were planned for; 0 says that there is no efficiency to speak of. */
    plannedMinutes: z.int(),
    /** Done today of done today and `openTasks`. */
    progress: percent,
    /** Active tasks of today: late, due or planned by its end. */
    openTasks: z.int(),
    /** As much of the period before as has passed of this one. */
    previous: z.object({ ...span, ...totals }),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof analytics>;

export const analyticsExport = analytics.extend({ exportedAt: instant, zone: z.string() });
export type AnalyticsExport = z.output<typeof analyticsExport>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/analytics',
  summary: texts.calls.read,
  query: z.object({ period: period.default('today') }),
  reply: analytics,
  cached: true,
  heavy: 'reading',
});
export const exportAnalytics = endpoint({
  method: 'GET',
  path: '/api/analytics/export',
  summary: texts.calls.export,
  query: z.object({ period: period.optional() }),
  reply: analyticsExport,
  media: 'text/csv; charset=utf-8',
  heavy: 'reading',
});
