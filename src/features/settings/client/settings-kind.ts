import type { ChangeKind } from '#client/store/kept-change.ts';
import type { Settings } from '../contract.ts';
import { SETTINGS_KEY } from '../settings-key.ts';
import { texts } from './texts.ts';

/** Settings that were changed and the server has not heard of, as JSON: another page may have to show them. */
export type UnsentSettings = Partial<Settings>;

export const settingsKind: ChangeKind<UnsentSettings> = {
  kind: 'settings',
  keys: [SETTINGS_KEY],
  inAnswer: (answer, change) => ({ ...(answer as Settings), ...change }),
  failure: { title: texts.saveFailed },
};
