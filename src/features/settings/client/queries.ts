import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptChange } from '#client/store/kept-change.ts';
import { MINUTE } from '#shared/day.ts';
import type { Settings } from '../contract.ts';
import { SETTINGS_KEY } from '../settings-key.ts';
import { settingsKind, type UnsentSettings } from './settings-kind.ts';
import { wordsOf } from './unsent-words.ts';

const STALE = 5 * MINUTE;

/** Settings of the account; undefined while they are not known. */
export function useSettings() {
  return useQuery<Settings>({ queryKey: SETTINGS_KEY, staleTime: STALE });
}

/** Asks again for all that goes by days. */
export const daysGoOtherwise = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SETTINGS_KEY[0] });

const saving = (client: QueryClient) =>
  keptChange<UnsentSettings, UnsentSettings, Settings>(client, {
    kind: settingsKind,
    said: (change) => ({ change, method: 'PUT', path: SETTINGS_KEY[0], body: change, words: wordsOf(change) }),
    done: (_, { zone, dayStart }) => {
      if (zone !== undefined || dayStart !== undefined) daysGoOtherwise(client);
    },
  });

/** Saves part of the settings: shown at once, sent one after the other, taken back where refused. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation(useMemo(() => saving(client), [client]));
}

export type SaveSettings = ReturnType<typeof useUpdateSettings>;
