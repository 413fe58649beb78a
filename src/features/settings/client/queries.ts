import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { tellFailure } from '#client/lib/failure.ts';
import { MINUTE } from '#shared/day.ts';
import type { Settings, updateSettings } from '../contract.ts';
import { takenBack } from '../edits.ts';
import { texts } from './texts.ts';

export const SETTINGS_KEY = ['/api/settings'] as const;
const SAVING = ['saving-settings'] as const;
const STALE = 5 * MINUTE;

/** Settings of the account; undefined while they are not known. */
export function useSettings() {
  return useQuery<Settings>({ queryKey: SETTINGS_KEY, staleTime: STALE });
}

type Change = Partial<Settings>;

/** Asks again for all that goes by days. */
export const daysGoOtherwise = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SETTINGS_KEY[0] });

const isLast = (client: QueryClient) => client.isMutating({ mutationKey: SAVING }) === 1;

/** Saves part of the settings: shown at once, sent one after the other, taken back where refused. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SAVING,
    // Two changes of one field must not overtake each other.
    scope: { id: SAVING[0] },
    mutationFn: (change: Change) => call<typeof updateSettings>('PUT /api/settings', { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: SETTINGS_KEY });
      const before = client.getQueryData<Settings>(SETTINGS_KEY);
      if (before) client.setQueryData<Settings>(SETTINGS_KEY, { ...before, ...change });
      return { before };
    },
    onSuccess: (saved, change) => {
      if (change.zone !== undefined || change.dayStart !== undefined) daysGoOtherwise(client);
      if (isLast(client)) client.setQueryData(SETTINGS_KEY, saved);
    },
    onError: (error, change, shown) => {
      const { before } = shown ?? {};
      if (before) client.setQueryData<Settings>(SETTINGS_KEY, (now) => (now ? takenBack(now, change, before) : before));
      tellFailure(error, texts.error, texts.saveFailed);
    },
  });
}

export type SaveSettings = ReturnType<typeof useUpdateSettings>;
