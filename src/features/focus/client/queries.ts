import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { NetworkError } from '#client/lib/http-error.ts';
import { answered } from '#client/lib/query-client.ts';
import { keptAnswer } from '#client/store/device.ts';
import type { FocusSession, getActiveSession } from '../contract.ts';
import { useIsEnded } from './endings.ts';
import { resting } from './rest-state.ts';
import { ACTIVE_KEY } from './session-keys.ts';

const STALE = 3000;
/** Milliseconds between questions: on the session's own screen, and everywhere else. */
export const POLL_SCREEN = 1000;
const POLL = 5000;

/** The active session: null where there is none, undefined while it is not known. */
export function useActiveSession(pollEvery = POLL): FocusSession | null | undefined {
  const client = useQueryClient();
  const isEnded = useIsEnded();
  const { data } = useQuery({
    queryKey: ACTIVE_KEY,
    queryFn: (context) =>
      answered(
        context,
        () => call<typeof getActiveSession>('GET /api/focus-sessions/active', { signal: context.signal }),
        async (error) => {
          if (!(error instanceof NetworkError)) throw error;
          // A timer needs no network: while it is away, what was known goes on.
          const known = client.getQueryData<FocusSession | null>(ACTIVE_KEY);
          const kept = known === undefined ? await keptAnswer<FocusSession | null>(ACTIVE_KEY[0]) : known;
          if (kept === undefined) throw error;
          return kept;
        },
      ),
    staleTime: STALE,
    refetchInterval: pollEvery,
    retry: false,
  });
  return data && isEnded(data.id) ? null : data;
}

/** The rest behind a session of this browser, after which the next one begins. */
export const useRest = () => resting.use().rest;

/** Whether this browser tells of the end of a rest: it is in it, or was a moment ago. */
export function knowsRest(id: string): boolean {
  const { rest, over } = resting.get();
  return rest?.nextId === id || over === id;
}
