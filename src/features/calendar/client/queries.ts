import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import type { CalendarFeed, changeFeed, makeFeed, removeFeed } from '../contract.ts';
import type { Kind } from '../rules.ts';

const FEED_KEY = ['/api/calendar-feed'] as const;

export const useFeed = () => useQuery<CalendarFeed | null>({ queryKey: FEED_KEY });

function useChanged<V, R>(mutationFn: (variables: V) => Promise<R>, shown: (said: V, before: Known) => Known) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onMutate: (said) => client.setQueryData<Known>(FEED_KEY, (before) => shown(said, before)),
    onSettled: () => client.invalidateQueries({ queryKey: FEED_KEY }),
  });
}
type Known = CalendarFeed | null | undefined;

/** Answers the path, which is told this once. */
export const useMakeFeed = () =>
  useChanged(
    (kinds: Kind[]) => call<typeof makeFeed>('POST /api/calendar-feed', { body: { kinds } }),
    (_, before) => before,
  );

export const useChangeFeed = () =>
  useChanged(
    (kinds: Kind[]) => call<typeof changeFeed>('PATCH /api/calendar-feed', { body: { kinds } }),
    (kinds, before) => before && { ...before, kinds },
  );

export const useRemoveFeed = () =>
  useChanged(
    (_: undefined) => call<typeof removeFeed>('DELETE /api/calendar-feed'),
    (_, before) => before,
  );
