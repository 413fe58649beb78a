import type { QueryClient } from '@tanstack/react-query';
import { keptChange, runChange } from '#client/store/kept-change.ts';
import type { FocusSession } from '../contract.ts';
import { paused, resumed } from '../rules.ts';
import { timedOf } from '../timer.ts';
import type { UnsentSession } from '../unsent.ts';
import { serverNow } from './session-clocks.ts';
import { ACTIVE_KEY, pathOf } from './session-keys.ts';
import { sessionKind } from './session-kind.ts';
import { texts } from './texts.ts';

interface Stand {
  session: FocusSession;
  pauses: boolean;
}

function standing(client: QueryClient, pauses: boolean) {
  return keptChange<Stand, UnsentSession, FocusSession>(client, {
    kind: sessionKind,
    said({ session }) {
      const { id } = session;
      const { pausedAt, pausedFor } = (pauses ? paused : resumed)(timedOf(session), serverNow(id));
      const at = pausedAt === null ? null : new Date(pausedAt).toISOString();
      return {
        change: { deed: 'stand', id, pausedAt: at, pausedMs: pausedFor },
        method: 'POST',
        path: `${pathOf(id)}/${pauses ? 'pause' : 'resume'}`,
        words: (pauses ? texts.unsent.pause : texts.unsent.resume)(session.taskTitle),
      };
    },
    failure: pauses ? texts.toast.pauseFailed : texts.toast.resumeFailed,
  });
}

/** Stops the timer or lets it go on: at once in all windows of this browser, and everywhere when the server knows. */
export function setPaused(client: QueryClient, { id }: FocusSession, pauses: boolean): void {
  const session = client.getQueryData<FocusSession | null>(ACTIVE_KEY);
  if (session?.id !== id || (session.pausedAt !== null) === pauses) return;
  void runChange(client, standing(client, pauses), { session, pauses });
}
