const OPEN_FOCUS_START = 'openFocusStart';

/** Asks the app for the dialog that starts a focus session, from any page; of a task, where one is named. */
export function openFocusStart(taskId?: string): void {
  window.dispatchEvent(new CustomEvent<string | undefined>(OPEN_FOCUS_START, { detail: taskId }));
}

/** Hears every request for that dialog; answers the way to stop. */
export function onOpenFocusStart(listener: (taskId: string | undefined) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string | undefined>).detail ?? undefined);
  window.addEventListener(OPEN_FOCUS_START, hear);
  return () => window.removeEventListener(OPEN_FOCUS_START, hear);
}
