import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { request } from './call.ts';
import { HttpError } from './http-error.ts';

interface DefaultQueryOptions {
  /** What a 401 becomes. */
  on401: 'throw' | 'null';
}

/** A query function: GET on the key's first element, read as JSON. */
export function getKey<T = unknown>({ on401 }: DefaultQueryOptions) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<T> => {
    try {
      return await (await request('GET', String(queryKey[0]), { signal })).json();
    } catch (error) {
      if (on401 === 'null' && error instanceof HttpError && error.status === 401) return null as T;
      throw error;
    }
  };
}

/** The cache of this page: never stale, fetched again only where told. `onError` hears of every failed call. */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
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
}
