import { useSyncExternalStore } from 'react';
import { useSettings } from '#features/settings/client/queries.ts';
import { useUpdateSettings } from '#features/settings/client/settings-changes.ts';
import { stopSpeaking } from './speak.ts';

/** Local storage: this device is silent. The account's own switch is `enableTTS`. */
const KEY = 'assistantSound';
const OFF = 'off';
const listeners = new Set<() => void>();

const deviceSounds = () => localStorage.getItem(KEY) !== OFF;

function keep(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the assistant speaks, and also to who typed: the account wants it to, and this device is not silenced. */
export function useSound(): { on: boolean; typed: boolean; toggle: () => void } {
  const device = useSyncExternalStore(subscribe, deviceSounds);
  const settings = useSettings().data;
  const account = settings?.enableTTS ?? false;
  const update = useUpdateSettings();
  const on = device && account;
  const toggle = () => {
    keep(!on);
    if (on) stopSpeaking();
    else if (!account) update.mutate({ enableTTS: true });
  };
  return { on, typed: on && (settings?.speakTyped ?? false), toggle };
}
