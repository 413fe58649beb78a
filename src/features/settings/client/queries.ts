import { type QueryClient, useQuery } from '@tanstack/react-query';
import { MINUTE } from '#shared/day.ts';
import type { Settings } from '../contract.ts';
import { SETTINGS_KEY } from '../settings-key.ts';

const STALE = 5 * MINUTE;

/** Settings of the account; undefined while they are not known. */
export function useSettings() {
  return useQuery<Settings>({ queryKey: SETTINGS_KEY, staleTime: STALE });
}

/** Asks again for all that goes by days. */
export const daysGoOtherwise = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SETTINGS_KEY[0] });
