import type { FocusSession } from '../contract.ts';
import { type EndedStatus, paused, resumed, wholeMinutes } from '../rules.ts';
import { timedOf } from '../timer.ts';
import type { UnsentSession } from '../unsent.ts';
import { serverNow } from './session-clocks.ts';
import { pathOf } from './session-keys.ts';
import { texts } from './texts.ts';

export interface Stand {
  session: FocusSession;
  pauses: boolean;
}

/** The call that stops the timer, or lets it go on. */
export function standCall({ session, pauses }: Stand) {
  const { id } = session;
  const { pausedAt, pausedFor } = (pauses ? paused : resumed)(timedOf(session), serverNow(id));
  const at = pausedAt === null ? null : new Date(pausedAt).toISOString();
  return {
    change: { deed: 'stand', id, pausedAt: at, pausedMs: pausedFor } satisfies UnsentSession,
    method: 'POST',
    path: `${pathOf(id)}/${pauses ? 'pause' : 'resume'}`,
    words: (pauses ? texts.unsent.pause : texts.unsent.resume)(session.taskTitle),
  } as const;
}

/** The call that ends a session which is counted. */
export function endCall(session: FocusSession, status: EndedStatus) {
  const { id, taskTitle } = session;
  const now = serverNow(id);
  const body = { status, actualDurationMinutes: wholeMinutes(timedOf(session), now) };
  const ended = { ...session, ...body, endTime: new Date(now).toISOString(), pausedAt: null };
  return {
    change: { deed: 'end', id, ended } satisfies UnsentSession,
    method: 'PUT',
    path: pathOf(id),
    body,
    words: texts.unsent.end(taskTitle),
  } as const;
}
