import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import type { ReplyOf } from '#shared/endpoint.ts';
import type { listSecurityEvents } from '../contract.ts';

/** What happened to the security of the account, a page at a time; asked for anew each time, as no window hears of it. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: ['/api/account/security-events'],
    queryFn: ({ pageParam: before, signal }): Promise<ReplyOf<typeof listSecurityEvents>> =>
      call<typeof listSecurityEvents>('GET /api/account/security-events', {
        query: { before: before ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
