import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#shared/day.ts';
import type { Settings } from '../contract.ts';

const SETTINGS_KEY = ['/api/settings'] as const;

const STALE = 5 * MINUTE;

/** Settings of the account; undefined while they are not known. */
export function useSettings() {
  return useQuery<Settings>({ queryKey: SETTINGS_KEY, staleTime: STALE });
}
