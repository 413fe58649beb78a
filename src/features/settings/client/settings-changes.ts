import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { happened } from '#client/lib/query-client.ts';
import { keptChange } from '#client/store/kept-change.ts';
import type { Settings } from '../contract.ts';
import { goalsChanged } from '../events.ts';
import { changesGoals } from '../goals.ts';
import { SETTINGS_KEY } from '../settings-key.ts';
import { daysGoOtherwise } from './queries.ts';
import { settingsKind, type UnsentSettings } from './settings-kind.ts';
import { wordsOf } from './unsent-words.ts';

export const saving = (client: QueryClient) =>
  keptChange<UnsentSettings, UnsentSettings, Settings>(client, {
    kind: settingsKind,
    said: (change) => ({ change, method: 'PUT', path: SETTINGS_KEY[0], body: change, words: wordsOf(change) }),
    done: (_, change) => {
      if (change.zone !== undefined || change.dayStart !== undefined) daysGoOtherwise(client);
      if (changesGoals(change)) happened(client, goalsChanged);
    },
  });

/** Saves part of the settings: shown at once, sent one after the other, taken back where refused. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation(useMemo(() => saving(client), [client]));
}

export type SaveSettings = ReturnType<typeof useUpdateSettings>;
