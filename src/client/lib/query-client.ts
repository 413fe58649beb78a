import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { keptAnswer, madeOfRows, orKept } from '#client/store/device.ts';
import type { RowsOf } from '#client/store/kept-query.ts';
import { shownOver } from '#client/store/shown-over.ts';
import type { CachedQuery, EventKind } from '#shared/event.ts';
import { request } from './call.ts';
import { HttpError, NetworkError } from './http-error.ts';
import { ownTurn } from './own-turn.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<Pick<CachedQuery, 'staleOn'>>;
  }
}

interface DefaultQueryOptions {
  /** What a 401 becomes. */
  on401: 'throw' | 'null';
}

type Asked = Pick<QueryFunctionContext, 'client' | 'queryKey'>;

/**
 * Answers a question, with what the server has not heard of shown over the answer.
 * @param instead what the device says in the place of a server that fails; throws where that is nothing
 */
export async function answered<T>(
  { client, queryKey }: Asked,
  ask: () => Promise<T>,
  instead: (error: unknown) => Promise<T>,
): Promise<T> {
  // A page that opens, or meets the server again, asks for all that it shows at once.
  await ownTurn();
  const { made } = shownOver(client);
  let answer: T;
  try {
    answer = await ask();
  } catch (error) {
    const { held } = shownOver(client);
    const known = await instead(error);
    return shownOver(client).over(queryKey, known, { held });
  }
  return shownOver(client).over(queryKey, answer, { made });
}

/**
 * Answers a question that the device can answer of its rows: at once, where nothing is shown yet, until the server's answer
 * comes, and where none does.
 */
export function answeredAtOnce<T>(
  asked: Asked,
  ask: () => Promise<T>,
  make: (rowsOf: RowsOf) => Promise<T>,
): Promise<T> {
  void showKept(asked, make);
  return answered(asked, ask, (error) => orKept(error, make));
}

async function showKept<T>({ client, queryKey }: Asked, make: (rowsOf: RowsOf) => Promise<T>): Promise<void> {
  const isShown = () => client.getQueryData(queryKey) !== undefined;
  if (isShown()) return;
  const { held } = shownOver(client);
  const kept = await madeOfRows(make);
  if (kept !== undefined && !isShown()) client.setQueryData(queryKey, shownOver(client).over(queryKey, kept, { held }));
}

/** A query function: GET on the key's first element, read as JSON. Where no answer comes, the device's own, if it has one. */
export function getKey<T = unknown>({ on401 }: DefaultQueryOptions) {
  return (context: QueryFunctionContext): Promise<T> => {
    const [path] = context.queryKey as readonly string[];
    const asksWho = on401 === 'null';
    const ask = async (): Promise<T> =>
      (await request('GET', String(path), { signal: context.signal, asksWho })).json();
    return answered(context, ask, async (error) => {
      if (asksWho && error instanceof HttpError && error.status === 401) return null as T;
      const kept = error instanceof NetworkError ? await keptAnswer<T>(String(path)) : undefined;
      if (kept === undefined) throw error;
      return kept;
    });
  };
}

/**
 * The cache of this page: never stale, fetched again only where told.
 * @param onError hears of every failed call, and whether it only asked for something
 * @param cached what goes stale by the events of other slices than its own
 */
export function createQueryClient(
  onError: (error: Error, call: { asked: boolean }) => void,
  cached: readonly CachedQuery[],
): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error, { asked: true }) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error, { asked: false }) }),
    defaultOptions: {
      queries: {
        queryFn: getKey({ on401: 'throw' }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // The browser's guess about being online is often wrong; a call that cannot go out fails and is told.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const { key, staleOn } of cached) client.setQueryDefaults(key, { meta: { staleOn } });
  return client;
}

/** Tells of an event that this window has caused: what other slices keep is asked for again where it went stale. */
export function happened(client: QueryClient, event: EventKind<unknown>): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.staleOn?.includes(event) ?? false });
}
