const OPEN_SETTINGS = 'openSettings';

/** Asks the app for the dialog of the settings, from any page. */
export function openSettings(): void {
  window.dispatchEvent(new Event(OPEN_SETTINGS));
}

/** Hears every request for that dialog; answers the way to stop. */
export function onOpenSettings(listener: () => void): () => void {
  window.addEventListener(OPEN_SETTINGS, listener);
  return () => window.removeEventListener(OPEN_SETTINGS, listener);
}
