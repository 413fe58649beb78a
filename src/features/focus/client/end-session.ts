import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellCommonFailure, tellFailure } from '#client/lib/failure.ts';
import { HttpError, isUnauthorized, NetworkError } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { toast } from '#client/ui/toast.ts';
import type { FocusSession, updateSession } from '../contract.ts';
import { sessionChanged } from '../events.ts';
import { minutesToReport } from '../timer.ts';
import { claimEnding, type Ending, releaseEnding, settleEnding } from './endings.ts';
import { ACTIVE_KEY, SESSIONS_KEY } from './queries.ts';
import { readNow, timingOf } from './session-timings.ts';
import { texts } from './texts.ts';

/** An end that is sent later than this tells when it was. */
const LATE = 5000;

/** 409: another window was faster; 404: the account's data went. Either way there is nothing left to end. */
const isOver = (error: unknown) => error instanceof HttpError && (error.status === 409 || error.status === 404);

/** The network or the server is away, or somebody has to sign in first: the end is still to be sent. */
const isPassing = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof HttpError && (error.status >= 500 || error.status === 401 || error.status === 429));

/** Ends a session from this window, at once to the eye. @returns false where another window has ended it */
export async function endSession(
  client: QueryClient,
  session: FocusSession,
  status: Ending['status'],
): Promise<boolean> {
  const timing = timingOf(session.id);
  const actualDurationMinutes = minutesToReport(session.durationMinutes, readNow(session, timing).elapsed);
  const ending: Ending = {
    sessionId: session.id,
    status,
    actualDurationMinutes,
    endedAt: Date.now() - timing.clockAhead,
  };
  if (!claimEnding(ending)) return false;
  const outcome = await sendEnding(client, ending);
  if (outcome === 'refused') return true;
  const description = outcome === 'sent' ? texts.toast.endedText : texts.toast.endedOffline;
  toast({ title: texts.toast.endedTitle, description });
  return true;
}

type Outcome = 'sent' | 'waiting' | 'refused';

/** By session. What returns with the network, a timer and the clock's end may all want the same one sent. */
const underWay = new Map<string, Promise<Outcome>>();

/** Sends an end, once however often it is asked for; one that finds no network stays to be sent again. */
export function sendEnding(client: QueryClient, ending: Ending): Promise<Outcome> {
  const id = ending.sessionId;
  const sending = underWay.get(id) ?? send(client, ending).finally(() => underWay.delete(id));
  underWay.set(id, sending);
  return sending;
}

async function send(client: QueryClient, ending: Ending): Promise<Outcome> {
  const { sessionId: id, status, actualDurationMinutes, endedAt } = ending;
  const late = Date.now() - endedAt > LATE ? { endTime: new Date(endedAt).toISOString() } : {};
  try {
    await call<typeof updateSession>('PUT /api/focus-sessions/:id', {
      params: { id },
      body: { status, actualDurationMinutes, ...late },
    });
  } catch (error) {
    if (isPassing(error)) {
      if (isUnauthorized(error)) tellCommonFailure(error);
      return 'waiting';
    }
    if (!isOver(error)) {
      releaseEnding(id);
      tellFailure(error, texts.toast.error, texts.toast.endFailed);
      return 'refused';
    }
  }
  settleEnding(id);
  client.setQueryData<FocusSession | null>(ACTIVE_KEY, (known) => (known?.id === id ? null : known));
  for (const key of [ACTIVE_KEY[0], SESSIONS_KEY]) void client.invalidateQueries({ queryKey: [key] });
  happened(client, sessionChanged);
  return 'sent';
}
