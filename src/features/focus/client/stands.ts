import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellCommonFailure, tellFailure } from '#client/lib/failure.ts';
import { isUnauthorized } from '#client/lib/http-error.ts';
import { randomId } from '#client/lib/random-id.ts';
import { sharedState } from '#client/lib/shared-state.ts';
import type { FocusSession, pauseSession, resumeSession } from '../contract.ts';
import { paused, resumed, type Timed } from '../rules.ts';
import { timedOf } from '../timer.ts';
import { isOver, isPassing, LATE } from './late.ts';
import { serverNow } from './session-clocks.ts';
import { ACTIVE_KEY } from './session-keys.ts';
import { texts } from './texts.ts';

/** A pause or its end, as it was decided in this browser; the server is still to know of it. */
interface Stand {
  sessionId: string;
  pauses: boolean;
  /** Epoch milliseconds on the server's clock. */
  at: number;
  /** The same for every attempt, of whatever window. */
  key: string;
}

const waiting = sharedState<readonly Stand[]>('focus-stands', []);

/** A session's time, with what the server is still to know. */
const timedBy = (session: FocusSession, stands: readonly Stand[]): Timed =>
  stands
    .filter(({ sessionId }) => sessionId === session.id)
    .reduce((timed, { pauses, at }) => (pauses ? paused : resumed)(timed, at), timedOf(session));

export const timedNow = (session: FocusSession): Timed => timedBy(session, waiting.get());

/** The same, drawn anew as it changes. */
export const useTimed = (session: FocusSession): Timed => timedBy(session, waiting.use());

/** True while the server is still to know of something. */
export const useStandsWait = (): boolean => waiting.use().length > 0;

/** Stops the timer or lets it go on: at once in all windows of this browser, and everywhere when the server knows. */
export function setPaused(client: QueryClient, session: FocusSession, pauses: boolean): void {
  if ((timedNow(session).pausedAt !== null) === pauses) return;
  const stand = { sessionId: session.id, pauses, at: serverNow(session.id), key: randomId() };
  waiting.update((all) => [...all, stand]);
  void sendStands(client);
}

let line: Promise<boolean> = Promise.resolve(true);

/** Sends what waits, in the order in which it was done. @returns false where the network or the server is away */
export function sendStands(client: QueryClient): Promise<boolean> {
  line = line.then(async () => {
    for (let [next] = waiting.get(); next; [next] = waiting.get()) if (!(await send(client, next))) return false;
    return true;
  });
  return line;
}

async function send(client: QueryClient, { sessionId: id, pauses, at, key }: Stand): Promise<boolean> {
  const options = {
    params: { id },
    idempotencyKey: key,
    ...(serverNow(id) - at > LATE && { changedAt: at }),
  };
  try {
    const session = await (pauses
      ? call<typeof pauseSession>('POST /api/focus-sessions/:id/pause', options)
      : call<typeof resumeSession>('POST /api/focus-sessions/:id/resume', options));
    // An answer to a question that was asked before would show the timer as it stood.
    await client.cancelQueries({ queryKey: ACTIVE_KEY });
    client.setQueryData<FocusSession | null>(ACTIVE_KEY, (known) => (known?.id === id ? session : known));
  } catch (error) {
    if (isPassing(error)) {
      if (isUnauthorized(error)) tellCommonFailure(error);
      return false;
    }
    if (!isOver(error))
      tellFailure(error, texts.toast.error, pauses ? texts.toast.pauseFailed : texts.toast.resumeFailed);
    void client.invalidateQueries({ queryKey: ACTIVE_KEY });
  }
  waiting.update((all) => all.filter((stand) => stand.key !== key));
  return true;
}
