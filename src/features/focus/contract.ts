import { z } from 'zod';
import { day, endpoint, instant } from '#shared/endpoint.ts';
import { madeId } from '#shared/russian/made-id.ts';
import { DURATION_MAX, FRESH_SESSION, STATUSES } from './rules.ts';
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
    /** Without pauses, and without what lies in an earlier session. */
    actualDurationMinutes: z.int().nullable(),
    /** When the pause began that still goes on. */
    pausedAt: instant.nullable(),
    /** Milliseconds of the pauses that are over. */
    pausedMs: z.int(),
    /** Day on which it began, in the zone of that moment. */
    localDate: day,
  })
  .meta({ id: 'FocusSession' });
export type FocusSession = z.output<typeof focusSession>;

/** Of one whose beginning or end is told late. */
const heardSession = focusSession.extend({
  overlapMinutes: z
    .int()
    .optional()
    .meta({ description: 'Whole minutes that it has in common with others; absent where none.' }),
});
export type HeardSession = z.output<typeof heardSession>;

const minutes = z
  .int(texts.durationInvalid)
  .min(0, texts.durationInvalid)
  .max(DURATION_MAX, texts.durationInvalid)
  .nullable();

/** The rest that somebody takes, and what its end will remind of; one that is called off has no minutes. */
export const saidRest = z.object({
  id: madeId.meta({ description: 'That of the session which may follow on it.' }),
  taskId: z.string().max(100, texts.missing).nullable().optional(),
  minutes: z.int(texts.restInvalid).min(1, texts.restInvalid).max(DURATION_MAX, texts.restInvalid).nullable(),
});
export type SaidRest = z.output<typeof saidRest>;

const moment = z.iso.datetime({ offset: true, error: texts.instantInvalid });
const actualMinutes = z.number(texts.minutesInvalid);

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
  actualDurationMinutes: actualMinutes.optional(),
  endTime: moment.optional(),
});
export type SessionEnding = z.output<typeof sessionEnding>;

/** A session that is over, written down afterwards: without minutes, those between its times; without a plan, none. */
const pastSession = z.object({
  startTime: moment.optional(),
  endTime: moment.optional(),
  actualDurationMinutes: actualMinutes.optional(),
});

/** What was not so in the history. Other times are other minutes, unless they are told. */
export const sessionCorrection = pastSession.extend({ taskId: z.string().nullable().optional() });
export type SessionCorrection = z.output<typeof sessionCorrection>;

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
  body: sessionStart.extend(pastSession.shape).extend({ id: madeId.optional() }),
  reply: heardSession,
  fresh: FRESH_SESSION,
  status: 201,
  statusAgain: 200,
  errors: [404, 410],
});
export const updateSession = endpoint({
  method: 'PUT',
  path: '/api/focus-sessions/:id',
  summary: texts.calls.update,
  body: sessionEnding,
  reply: heardSession,
  fresh: FRESH_SESSION,
  errors: [409],
});
export const endSession = endpoint({
  method: 'PATCH',
  path: '/api/focus-sessions/:id/end',
  summary: texts.calls.end,
  reply: heardSession,
  fresh: FRESH_SESSION,
  errors: [409],
});
export const pauseSession = endpoint({
  method: 'POST',
  path: '/api/focus-sessions/:id/pause',
  summary: texts.calls.pause,
  reply: focusSession,
  errors: [409],
});
export const resumeSession = endpoint({
  method: 'POST',
  path: '/api/focus-sessions/:id/resume',
  summary: texts.calls.resume,
  reply: focusSession,
  errors: [409],
});
export const sayRest = endpoint({
  method: 'PUT',
  path: '/api/focus-rest',
  summary: texts.calls.rest,
  body: saidRest,
  status: 204,
});
export const correctSession = endpoint({
  method: 'PATCH',
  path: '/api/focus-sessions/:id',
  summary: texts.calls.correct,
  body: sessionCorrection,
  reply: focusSession,
  errors: [409],
});
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/focus-sessions/:id',
  summary: texts.calls.delete,
  status: 204,
});
