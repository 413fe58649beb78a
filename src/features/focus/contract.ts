import { z } from 'zod';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { DURATION_MAX, STATUSES } from './rules.ts';
import { texts } from './texts.ts';

export const focusSession = z
  .object({
    id: z.string(),
    taskId: z.string().nullable(),
    taskTitle: z.string().nullable(),
    startTime: instant,
    endTime: instant.nullable(),
    durationMinutes: z.int().nullable(),
    isUnlimited: z.boolean(),
    status: z.enum(STATUSES),
    actualDurationMinutes: z.int().nullable(),
    /** Day on which it began, in the zone of that moment. */
    localDate: day,
  })
  .meta({ id: 'FocusSession' });
export type FocusSession = z.output<typeof focusSession>;

const minutes = z
  .int(texts.durationInvalid)
  .min(0, texts.durationInvalid)
  .max(DURATION_MAX, texts.durationInvalid)
  .nullable();

/** 0, null and `isUnlimited` all mean unlimited; `duration` is another name of `durationMinutes`. */
export const sessionStart = z.object({
  taskId: z.string().nullable().optional(),
  durationMinutes: minutes.optional(),
  duration: minutes.optional(),
  isUnlimited: z.boolean(texts.unlimitedInvalid).optional(),
});
export type SessionStart = z.output<typeof sessionStart>;

/** How a session ended; what is missing is decided by the clock. `endTime` is for an end that is sent late. */
export const sessionEnding = z.object({
  status: z.enum(['completed', 'interrupted'], texts.statusInvalid).optional(),
  actualDurationMinutes: z.number(texts.minutesInvalid).optional(),
  endTime: z.iso.datetime({ offset: true, error: texts.instantInvalid }).optional(),
});
export type SessionEnding = z.output<typeof sessionEnding>;

export const getActiveSession = endpoint({
  method: 'GET',
  path: '/api/focus-sessions/active',
  summary: texts.calls.active,
  reply: focusSession.nullable(),
  cached: true,
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/focus-sessions',
  summary: texts.calls.list,
  query: z.object({
    from: z.iso.date(texts.dayInvalid).optional(),
    to: z.iso.date(texts.dayInvalid).optional(),
  }),
  reply: z.array(focusSession),
  cached: true,
  heavy: 'reading',
});
export const listTaskMinutes = endpoint({
  method: 'GET',
  path: '/api/focus-sessions/minutes',
  summary: texts.calls.minutes,
  reply: z.record(z.string(), z.int()),
  cached: true,
  heavy: 'reading',
});
export const startSession = endpoint({
  method: 'POST',
  path: '/api/focus-sessions',
  summary: texts.calls.start,
  body: sessionStart.extend({ id: madeId.optional() }),
  reply: focusSession,
  status: 201,
  statusAgain: 200,
  errors: [404, 410],
});
export const updateSession = endpoint({
  method: 'PUT',
  path: '/api/focus-sessions/:id',
  summary: texts.calls.update,
  body: sessionEnding,
  reply: focusSession,
  errors: [409],
});
export const endSession = endpoint({
  method: 'PATCH',
  path: '/api/focus-sessions/:id/end',
  summary: texts.calls.end,
  reply: focusSession,
  errors: [409],
});
