import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { HttpError, isLimit, isUnauthorized, NetworkError } from '#client/lib/http-error.ts';
import { toast } from '#client/ui/toast.ts';
import type { Day } from '#shared/day.ts';
import type {
  FocusSession,
  getActiveSession,
  listSessions,
  listTaskMinutes,
  SessionStart,
  startSession,
} from '../contract.ts';
import { useIsEnded } from './endings.ts';
import { noteStart } from './session-clocks.ts';
import { ACTIVE_KEY, SESSIONS_KEY } from './session-keys.ts';
import { texts } from './texts.ts';

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
    queryFn: async ({ signal }) => {
      try {
        return await call<typeof getActiveSession>('GET /api/focus-sessions/active', { signal });
      } catch (error) {
        // A timer needs no network: while it is away, what was known goes on.
        const known = client.getQueryData<FocusSession | null>(ACTIVE_KEY);
        if (error instanceof NetworkError && known !== undefined) return known;
        throw error;
      }
    },
    staleTime: STALE,
    refetchInterval: pollEvery,
    retry: false,
  });
  return data && isEnded(data.id) ? null : data;
}

/** Ended sessions that began on these days, newest first. */
export function useSessions(from: Day, to: Day, enabled = true) {
  return useQuery({
    queryKey: [SESSIONS_KEY, { from, to }],
    queryFn: ({ signal }) => call<typeof listSessions>('GET /api/focus-sessions', { query: { from, to }, signal }),
    enabled,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

const MINUTES_KEY = [SESSIONS_KEY, 'minutes'] as const;
const toMinutes = (byTask: Record<string, number>): ReadonlyMap<string, number> => new Map(Object.entries(byTask));

/** Minutes of work by task; undefined while they are not known. */
export function useTaskMinutes(): ReadonlyMap<string, number> | undefined {
  const { data } = useQuery({
    queryKey: MINUTES_KEY,
    queryFn: ({ signal }) => call<typeof listTaskMinutes>('GET /api/focus-sessions/minutes', { signal }),
    select: toMinutes,
  });
  return data;
}

export interface SessionStarting {
  input: SessionStart;
  /** The same for every attempt at this one start. */
  key: string;
}

/** Starts a session; a refusal because of an active one is told as the product promises. */
export function useStartSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, key }: SessionStarting) =>
      call<typeof startSession>('POST /api/focus-sessions', { body: input, idempotencyKey: key }),
    onSuccess: (session) => {
      noteStart(session);
      client.setQueryData(ACTIVE_KEY, session);
    },
    onError: (error) => {
      if (error instanceof NetworkError || isUnauthorized(error)) return;
      if (error instanceof HttpError && error.status === 409 && !isLimit(error)) {
        void client.invalidateQueries({ queryKey: ACTIVE_KEY });
        tellActive();
      } else tellFailure(error, texts.toast.error, texts.toast.startFailed);
    },
  });
}

/** Tells that one session at a time is enough. */
export function tellActive(): void {
  toast({ title: texts.toast.activeTitle, description: texts.toast.activeText, tone: 'danger' });
}
