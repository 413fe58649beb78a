import type { QueryClient } from '@tanstack/react-query';
import { USER_KEY } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import type { Settings } from '#features/settings/contract.ts';
import { SETTINGS_KEY } from '#features/settings/settings-key.ts';
import type { FocusSession } from '../contract.ts';
import { type Rest, restAfter } from '../rest.ts';
import { resting } from './rest-state.ts';

/** Rests after a session where the account wants the next one to begin by itself; in the window that ended it. */
export function beginRest(client: QueryClient, session: FocusSession): void {
  const user = client.getQueryData<User | null>(USER_KEY);
  if (!user || !client.getQueryData<Settings>(SETTINGS_KEY)?.autoNextSession) return;
  const rest = restAfter(session, user.id, Date.now());
  if (rest) resting.update(() => ({ rest }));
}

/** Takes the end of a rest upon this window; false where another window has. */
export function claimRest({ nextId }: Rest): boolean {
  let claimed = false;
  resting.update((now) => {
    claimed = now.rest?.nextId === nextId;
    return claimed ? { rest: null } : now;
  });
  return claimed;
}
