import type { QueryClient } from '@tanstack/react-query';
import { keptChange, runChange } from '#client/store/kept-change.ts';
import type { FocusSession } from '../contract.ts';
import type { UnsentSession } from '../unsent.ts';
import { type Stand, standCall } from './running-changes.ts';
import { ACTIVE_KEY } from './session-keys.ts';
import { sessionKind } from './session-kind.ts';
import { texts } from './texts.ts';

const standing = (client: QueryClient, pauses: boolean) =>
  keptChange<Stand, UnsentSession, FocusSession>(client, {
    kind: sessionKind,
    said: standCall,
    failure: pauses ? texts.toast.pauseFailed : texts.toast.resumeFailed,
  });

/** Stops the timer or lets it go on: at once in all windows of this browser, and everywhere when the server knows. */
export function setPaused(client: QueryClient, { id }: FocusSession, pauses: boolean): void {
  const session = client.getQueryData<FocusSession | null>(ACTIVE_KEY);
  if (session?.id !== id || (session.pausedAt !== null) === pauses) return;
  void runChange(client, standing(client, pauses), { session, pauses });
}
