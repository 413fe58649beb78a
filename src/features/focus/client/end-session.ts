import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellCommonFailure, tellFailure } from '#client/lib/failure.ts';
import { isUnauthorized } from '#client/lib/http-error.ts';
import { happened } from '#client/lib/query-client.ts';
import { undoChange } from '#client/lib/undo.ts';
import { toast } from '#client/ui/toast.ts';
import { entryOf, rememberAct } from '#features/journal/client/queries.ts';
import type { deleteSession, FocusSession, updateSession } from '../contract.ts';
import { sessionChanged } from '../events.ts';
import { wholeMinutes } from '../rules.ts';
import { claimEnding, type Ending, releaseEnding, settleEnding } from './endings.ts';
import { isOver, isPassing, LATE } from './late.ts';
import { serverNow } from './session-clocks.ts';
import { ACTIVE_KEY, SESSIONS_KEY } from './session-keys.ts';
import { sendStands, timedNow } from './stands.ts';
import { texts } from './texts.ts';

function endingOf(session: FocusSession, status: Ending['status']): Ending {
  const endedAt = serverNow(session.id);
  const actualDurationMinutes = wholeMinutes(timedNow(session), endedAt);
  return { sessionId: session.id, status, actualDurationMinutes, endedAt };
}

/** Ends a session from this window, at once to the eye. @returns false where another window has ended it */
export async function endSession(
  client: QueryClient,
  session: FocusSession,
  status: Ending['status'],
): Promise<boolean> {
  const ending = endingOf(session, status);
  if (!claimEnding(ending)) return false;
  const outcome = await sendEnding(client, ending);
  if (outcome !== 'refused') tellEnd(outcome);
  return true;
}

/** Ends one without counting it; the toast counts it after all. */
export async function discardSession(client: QueryClient, session: FocusSession): Promise<void> {
  const discardedAs = entryOf({});
  const ending = { ...endingOf(session, 'interrupted'), discardedAs };
  if (!claimEnding(ending)) return;
  const outcome = await sendEnding(client, ending);
  if (outcome === 'refused') return;
  if (outcome === 'waiting') return void toast({ title: texts.brief.discarded, description: texts.toast.endedOffline });
  const undoable = rememberAct(client, { entry: discardedAs });
  toast({
    title: texts.brief.discarded,
    action: { label: texts.history.undo, onClick: () => undoChange(undoable) },
  });
}

/** Takes an end upon this window that the server has told of. @returns false where another window has told of it */
export function hearEnd(client: QueryClient, session: FocusSession): boolean {
  if (!claimEnding(endingOf(session, 'completed'))) return false;
  settled(client, session.id);
  tellEnd('sent');
  return true;
}

function tellEnd(outcome: 'sent' | 'waiting'): void {
  const description = outcome === 'sent' ? texts.toast.endedText : texts.toast.endedOffline;
  toast({ title: texts.toast.endedTitle, description });
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
  const { sessionId: id, discardedAs } = ending;
  // The server reckons the end by the pauses before it.
  if (!(await sendStands(client))) return 'waiting';
  try {
    if (discardedAs === undefined) await sendEnd(ending);
    else await call<typeof deleteSession>('DELETE /api/focus-sessions/:id', { params: { id }, act: discardedAs });
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
  settled(client, id);
  return 'sent';
}

function sendEnd({ sessionId: id, status, actualDurationMinutes, endedAt }: Ending): Promise<FocusSession> {
  const late = serverNow(id) - endedAt > LATE ? { endTime: new Date(endedAt).toISOString() } : {};
  const body = { status, actualDurationMinutes, ...late };
  return call<typeof updateSession>('PUT /api/focus-sessions/:id', { params: { id }, body });
}

function settled(client: QueryClient, id: string): void {
  settleEnding(id);
  client.setQueryData<FocusSession | null>(ACTIVE_KEY, (known) => (known?.id === id ? null : known));
  for (const key of [ACTIVE_KEY[0], SESSIONS_KEY]) void client.invalidateQueries({ queryKey: [key] });
  happened(client, sessionChanged);
}
