import { useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { answeredAtOnce } from '#client/lib/query-client.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import type { RowsOf } from '#client/store/kept-query.ts';
import type { Day } from '#shared/day.ts';
import type { FocusSession, listSessions, listTaskMinutes } from '../contract.ts';
import { SESSIONS_KEY } from './session-keys.ts';

async function ended(rowsOf: RowsOf) {
  const [rows, { endedSessions, ...of }] = await Promise.all([
    rowsOf<FocusSession>('focusSessions'),
    import('../ended.ts'),
  ]);
  return { sessions: endedSessions(rows, serverTime()), ...of };
}

/** Ended sessions that began on these days, newest first. */
export function useSessions(from: Day, to: Day, enabled = true) {
  return useQuery({
    queryKey: [SESSIONS_KEY, { from, to }],
    queryFn: (context) =>
      answeredAtOnce(
        context,
        () => call<typeof listSessions>('GET /api/focus-sessions', { query: { from, to }, signal: context.signal }),
        async (rowsOf) => {
          const { sessions, begunBetween } = await ended(rowsOf);
          return begunBetween(sessions, from, to);
        },
      ),
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
    queryFn: (context) =>
      answeredAtOnce(
        context,
        () => call<typeof listTaskMinutes>('GET /api/focus-sessions/minutes', { signal: context.signal }),
        async (rowsOf) => {
          const { sessions, minutesByTask } = await ended(rowsOf);
          return minutesByTask(sessions);
        },
      ),
    select: toMinutes,
  });
  return data;
}
