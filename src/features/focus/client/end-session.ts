import type { QueryClient } from '@tanstack/react-query';
import { happened } from '#client/lib/query-client.ts';
import { undoChange } from '#client/lib/undo.ts';
import { keptChange, runChange } from '#client/store/kept-change.ts';
import { toast } from '#client/ui/toast.ts';
import { entryOf, rememberAct } from '#features/journal/client/queries.ts';
import type { FocusSession } from '../contract.ts';
import { sessionChanged } from '../events.ts';
import type { Rest } from '../rest.ts';
import type { EndedStatus } from '../rules.ts';
import type { UnsentSession } from '../unsent.ts';
import { claimEnding, releaseEnding } from './endings.ts';
import { offerRest, takeRest } from './resting.ts';
import { endCall } from './running-changes.ts';
import { ACTIVE_KEY, pathOf, SESSIONS_KEY } from './session-keys.ts';
import { sessionKind } from './session-kind.ts';
import { texts } from './texts.ts';

interface Ending {
  session: FocusSession;
  /** Undefined where it is not to be counted. */
  status?: EndedStatus;
}

const ending = (client: QueryClient) =>
  keptChange<Ending, UnsentSession, FocusSession, string>(client, {
    kind: sessionKind,
    said(told) {
      const { session, status } = told;
      if (status) return endCall(session, status);
      const { id, taskTitle } = session;
      const change = { deed: 'end', id } as const;
      const words = texts.unsent.discard(taskTitle);
      return { change, method: 'DELETE', path: pathOf(id), entry: entryOf(told), words };
    },
    begin: ({ session }) => session.id,
    refused: releaseEnding,
    failure: texts.toast.endFailed,
  });

/** Ends a session from this window, at once to the eye. @returns false where another window has ended it */
export async function endSession(client: QueryClient, session: FocusSession, status: EndedStatus): Promise<boolean> {
  if (!claimEnding(session.id)) return false;
  const outcome = await runChange(client, ending(client), { session, status });
  if (outcome !== 'refused') tellEnd(outcome, offerRest(client, session, status));
  return true;
}

/** Ends one without counting it; the toast counts it after all. */
export async function discardSession(client: QueryClient, session: FocusSession): Promise<void> {
  if (!claimEnding(session.id)) return;
  const told = { session };
  const outcome = await runChange(client, ending(client), told);
  if (outcome === 'refused') return;
  if (outcome === 'kept') return void toast({ title: texts.brief.discarded, description: texts.toast.endedOffline });
  const undoable = rememberAct(client, { entry: entryOf(told) });
  toast({
    title: texts.brief.discarded,
    action: { label: texts.history.undo, onClick: () => undoChange(undoable) },
  });
}

/** Takes an end upon this window that the server has told of. @returns false where another window has told of it */
export function hearEnd(client: QueryClient, session: FocusSession): boolean {
  if (!claimEnding(session.id)) return false;
  for (const queryKey of [ACTIVE_KEY, [SESSIONS_KEY]]) void client.invalidateQueries({ queryKey });
  happened(client, sessionChanged);
  tellEnd('sent', offerRest(client, session, 'completed'));
  return true;
}

function tellEnd(outcome: 'sent' | 'kept', offer: Rest | null): void {
  const minutes = offer?.offered;
  const description = outcome === 'sent' ? texts.toast.endedText : texts.toast.endedOffline;
  toast({
    title: texts.toast.endedTitle,
    description,
    ...(offer && minutes && { action: { label: texts.rest.take(minutes), onClick: () => takeRest(offer, minutes) } }),
  });
}
