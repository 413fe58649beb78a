const OPEN_ASSISTANT = 'openAssistant';

export interface OpenAssistant {
  /** What to say to it at once. */
  say?: string;
  /** Begin with the welcome in the place of the history. */
  welcome?: boolean;
  /** Begin by listening to what the user says. */
  listen?: boolean;
  /** A question of the assistant that was just asked elsewhere: begin by speaking it and listening to the answer. */
  speak?: string;
}

/** Asks the app for the assistant's dialog, from any page. */
export function openAssistant(detail: OpenAssistant = {}): void {
  window.dispatchEvent(new CustomEvent<OpenAssistant>(OPEN_ASSISTANT, { detail }));
}

/** Hears every request for that dialog; answers the way to stop. */
export function onOpenAssistant(listener: (detail: OpenAssistant) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<OpenAssistant>).detail);
  window.addEventListener(OPEN_ASSISTANT, hear);
  return () => window.removeEventListener(OPEN_ASSISTANT, hear);
}
