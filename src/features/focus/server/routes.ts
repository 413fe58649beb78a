import { getTaskAnalytics } from '#features/tasks/contract.ts';
import type { Serve, ServeOptions } from '#server/http/serve.ts';
import {
  correctSession,
  deleteSession,
  endSession,
  getActiveSession,
  listSessions,
  listTaskMinutes,
  pauseSession,
  resumeSession,
  sayRest,
  startSession,
  updateSession,
} from '../contract.ts';
import type { FocusService } from './service.ts';

/** @param before ends a session that is over by itself */
export function focusRoutes(serve: Serve, focus: FocusService, before: NonNullable<ServeOptions['before']>): void {
  serve(getActiveSession, ({ actor }) => focus.active(actor.userId), { before });
  serve(listSessions, ({ actor, query }) => focus.ended(actor.userId, query), { before });
  serve(listTaskMinutes, ({ actor }) => focus.taskMinutes(actor.userId), { before });
  serve(startSession, ({ actor, body, again }) => focus.start(actor, body, again));
  serve(updateSession, ({ actor, params, body }) => focus.end(actor, params.id, body));
  serve(endSession, ({ actor, params }) => focus.end(actor, params.id), { before });
  serve(pauseSession, ({ actor, params }) => focus.pause(actor, params.id), { before });
  serve(resumeSession, ({ actor, params }) => focus.resume(actor, params.id), { before });
  serve(sayRest, ({ actor, body }) => focus.rests.say(actor, body));
  serve(correctSession, ({ actor, params, body }) => focus.correct(actor, params.id, body), { before });
  serve(deleteSession, ({ actor, params }) => focus.remove(actor, params.id), { before });
  serve(getTaskAnalytics, ({ actor, params }) => focus.taskAnalytics(actor.userId, params.id), { before });
}
