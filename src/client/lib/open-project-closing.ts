const OPEN_PROJECT_CLOSING = 'openProjectClosing';

/** Asks the app for what a project came to, and whether it is to go to the archive. */
export function openProjectClosing(projectId: string): void {
  window.dispatchEvent(new CustomEvent<string>(OPEN_PROJECT_CLOSING, { detail: projectId }));
}

/** Hears every request for it; answers the way to stop. */
export function onOpenProjectClosing(listener: (projectId: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(OPEN_PROJECT_CLOSING, hear);
  return () => window.removeEventListener(OPEN_PROJECT_CLOSING, hear);
}
