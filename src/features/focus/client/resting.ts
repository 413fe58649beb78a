import type { QueryClient } from '@tanstack/react-query';
import { randomId } from '#client/lib/random-id.ts';
import { writeDown } from '#client/store/write-down.ts';
import { USER_KEY } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import type { Settings } from '#features/settings/contract.ts';
import { SETTINGS_KEY } from '#features/settings/settings-key.ts';
import type { FocusSession } from '../contract.ts';
import { offerAfter, type Rest, restAfter, takenRest } from '../rest.ts';
import { type EndedStatus, isNews, wholeMinutes } from '../rules.ts';
import { timedOf } from '../timer.ts';
import { resting } from './rest-state.ts';
import { serverNow } from './session-clocks.ts';
import { texts } from './texts.ts';

const goesOn = (client: QueryClient) => client.getQueryData<Settings>(SETTINGS_KEY)?.autoNextSession === true;

/** Rests after a session where the account wants the next one to begin by itself; in the window that ended it. */
export function beginRest(client: QueryClient, session: FocusSession): void {
  const user = client.getQueryData<User | null>(USER_KEY);
  if (!user || !goesOn(client)) return;
  const rest = restAfter(session, user.id, Date.now());
  if (rest) resting.update(() => ({ rest }));
}

/** Offers a rest after a session that ends now in this window; null where one comes by itself, or nobody is there any more. */
export function offerRest(client: QueryClient, session: FocusSession, status: EndedStatus): Rest | null {
  const user = client.getQueryData<User | null>(USER_KEY);
  const [timed, now] = [timedOf(session), serverNow(session.id)];
  const comes = goesOn(client) && status === 'completed' && session.durationMinutes !== null;
  if (!user || comes || !isNews(timed, now)) return null;
  const rest = offerAfter(session, wholeMinutes(timed, now), user.id, Date.now());
  if (rest) resting.update(() => ({ rest }));
  return rest;
}

/** Rests as it is offered, for so many minutes; nothing where the offer is not there any more. */
export function takeRest(offer: Rest, minutes: number): void {
  resting.update((now) =>
    now.rest?.nextId === offer.nextId && now.rest.offered ? { rest: takenRest(offer, minutes, Date.now()) } : now,
  );
  if (resting.get().rest?.offered === undefined) void tellServer(offer, minutes);
}

/** Takes the end of a rest upon this window; false where another window has. */
export function claimRest({ nextId }: Rest): boolean {
  let claimed = false;
  resting.update((now) => {
    claimed = now.rest?.nextId === nextId;
    return claimed ? { rest: null, over: nextId } : now;
  });
  return claimed;
}

/** Ends a rest ahead of its time, in one window: its end is told nowhere. @returns false where another window has */
export function callOffRest(rest: Rest): boolean {
  if (!claimRest(rest)) return false;
  if (!rest.offered) void tellServer(rest, null);
  return true;
}

/** Has the server know when a rest is over, though no window may be open by then; null: it is over. */
async function tellServer({ nextId: id, next, taskTitle }: Rest, minutes: number | null): Promise<void> {
  const said = {
    kind: 'focus-rest',
    change: {},
    words: (minutes === null ? texts.unsent.restOver : texts.unsent.rest)(taskTitle),
    method: 'PUT' as const,
    path: '/api/focus-rest',
    body: { id, taskId: next.taskId ?? null, minutes },
    key: randomId(),
  };
  try {
    const [sending] = await writeDown([said]);
    await sending?.first();
  } catch (error) {
    // All that is missed is a notice on other devices.
    console.debug('focus-rest', error);
  }
}
