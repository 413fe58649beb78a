import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import type {
  addSource,
  CalendarFeed,
  CalendarSource,
  changeFeed,
  makeFeed,
  removeFeed,
  removeSource,
} from '../contract.ts';
import { EVENTS_KEY } from '../events-key.ts';
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

const SOURCES_KEY = ['/api/calendar-sources'] as const;
/** Milliseconds after which one that was never read is looked at again. */
const SOON = 2000;

export const useSources = () =>
  useQuery<CalendarSource[]>({
    queryKey: SOURCES_KEY,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ readAt, failure }) => readAt === null && failure === null) ? SOON : false,
  });

function useSourceChange<V, R>(mutationFn: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: SOURCES_KEY }),
        client.invalidateQueries({ queryKey: EVENTS_KEY }),
      ]),
  });
}

export const useAddSource = () =>
  useSourceChange((body: { name: string; url: string }) =>
    call<typeof addSource>('POST /api/calendar-sources', { body }),
  );

export const useRemoveSource = () =>
  useSourceChange((id: string) => call<typeof removeSource>('DELETE /api/calendar-sources/:id', { params: { id } }));
