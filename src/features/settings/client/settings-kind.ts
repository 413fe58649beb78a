import { ownClock } from '#client/lib/clock.ts';
import type { ChangeKind } from '#client/store/kept-change.ts';
import { livedDay } from '#shared/day.ts';
import type { Settings } from '../contract.ts';
import { goalsBefore } from '../goals.ts';
import { SETTINGS_KEY } from '../settings-key.ts';
import { texts } from './texts.ts';

/** Settings that were changed and the server has not heard of, as JSON: another page may have to show them. */
export type UnsentSettings = Partial<Omit<Settings, 'goalsBefore'>>;

export const settingsKind: ChangeKind<UnsentSettings> = {
  kind: 'settings',
  keys: [SETTINGS_KEY],
  inAnswer: (answer, change) => {
    const settings = answer as Settings;
    return { ...settings, goalsBefore: goalsBefore(settings, change, livedDay(Date.now(), ownClock())), ...change };
  },
  failure: { title: texts.saveFailed },
};
