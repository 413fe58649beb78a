import type { Settings } from './contract.ts';

/** The settings after a change was refused: its fields as they were, but for those that were changed again since. */
export function takenBack(now: Settings, change: Partial<Settings>, before: Settings): Settings {
  const entries = Object.entries(now) as [keyof Settings, unknown][];
  const back = entries.map(([key, value]) => [key, key in change && change[key] === value ? before[key] : value]);
  return Object.fromEntries(back) as Settings;
}
