import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getKey } from '#client/lib/query-client.ts';
import type { ReplyOf } from '#shared/endpoint.ts';
import type { listProviders, User } from '../contract.ts';

export const USER_KEY = ['/api/auth/user'] as const;

/** Who is signed in: undefined while it is not known, null for a visitor. */
export function useUser() {
  return useQuery<User | null>({ queryKey: USER_KEY, queryFn: getKey<User | null>({ on401: 'null' }) });
}

/** Asks anew who is signed in. @returns whether that is still the user of this page, or another one that is named */
export async function isStillIn(
  client: QueryClient,
  userId = client.getQueryData<User | null>(USER_KEY)?.id,
): Promise<boolean> {
  await client.invalidateQueries({ queryKey: USER_KEY });
  return userId !== undefined && client.getQueryData<User | null>(USER_KEY)?.id === userId;
}

/** External ways to sign in, and whether new accounts are taken. */
export function useProviders() {
  return useQuery<ReplyOf<typeof listProviders>>({ queryKey: ['/api/auth/providers'] });
}
