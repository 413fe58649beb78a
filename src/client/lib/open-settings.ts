const OPEN_SETTINGS = 'openSettings';
const CLOSE_SETTINGS = 'closeSettings';

export type SettingsTab = 'assistant' | 'app';

/** Asks the app for the dialog of the settings, from any page. */
export function openSettings(tab: SettingsTab = 'assistant'): void {
  window.dispatchEvent(new CustomEvent(OPEN_SETTINGS, { detail: tab }));
}

/** Hears every request for that dialog; answers the way to stop. */
export function onOpenSettings(listener: (tab: SettingsTab) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<SettingsTab>).detail);
  window.addEventListener(OPEN_SETTINGS, hear);
  return () => window.removeEventListener(OPEN_SETTINGS, hear);
}

/** Closes that dialog, where something else comes in its place. */
export function closeSettings(): void {
  window.dispatchEvent(new Event(CLOSE_SETTINGS));
}

/** Hears every request to close it; answers the way to stop. */
export function onCloseSettings(listener: () => void): () => void {
  window.addEventListener(CLOSE_SETTINGS, listener);
  return () => window.removeEventListener(CLOSE_SETTINGS, listener);
}
