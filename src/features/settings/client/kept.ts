import type { KeptQuery } from '#client/store/kept-query.ts';
import type { Settings } from '../contract.ts';
import { DEFAULT_SETTINGS } from '../rules.ts';
import { SETTINGS_KEY } from '../settings-key.ts';

export const keptSettings: KeptQuery = {
  key: SETTINGS_KEY,
  async answer(rowsOf) {
    const [row] = await rowsOf<Settings & { id: string }>('settings');
    if (!row) return undefined;
    const { id: _, ...settings } = row;
    // What a device kept before there was a setting has it as it is at first.
    return { ...DEFAULT_SETTINGS, ...settings };
  },
};
