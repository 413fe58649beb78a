const OPEN_SETTINGS = 'openSettings';
const CLOSE_SETTINGS = 'closeSettings';

/** Asks the app for the dialog of the settings, from any page. */
export function openSettings(): void {
  window.dispatchEvent(new Event(OPEN_SETTINGS));
}

/** Hears every request for that dialog; answers the way to stop. */
export function onOpenSettings(listener: () => void): () => void {
  window.addEventListener(OPEN_SETTINGS, listener);
  return () => window.removeEventListener(OPEN_SETTINGS, listener);
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
