const OPEN_PALETTE = 'openPalette';

/** Asks the app for its palette, from any page. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_PALETTE));
}

/** Hears every request for it; answers the way to stop. */
export function onOpenPalette(listener: () => void): () => void {
  window.addEventListener(OPEN_PALETTE, listener);
  return () => window.removeEventListener(OPEN_PALETTE, listener);
}
