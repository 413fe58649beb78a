/** What was being typed and where, kept in this tab for one user until it is sent or given up. */
export interface Draft<T> {
  value: T;
  /** Address of the page on which it was typed. */
  path: string;
}

const prefixOf = (userId: string) => `draft:${userId}:`;

/** Keeps a draft; a full or forbidden storage loses it without harm to the form itself. */
export function keepDraft<T>(userId: string, name: string, value: T): void {
  const draft: Draft<T> = { value, path: location.pathname + location.search };
  try {
    sessionStorage.setItem(prefixOf(userId) + name, JSON.stringify(draft));
  } catch (error) {
    console.debug('draft not kept', error);
  }
}

/** The kept draft of that name, if there is a readable one. */
export function readDraft<T>(userId: string, name: string): Draft<T> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefixOf(userId) + name) ?? 'null') ?? undefined;
  } catch (error) {
    console.debug('draft not read', error);
    return undefined;
  }
}

const listeners = new Set<(key: string) => void>();

/** Forgets a draft that was sent or given up. */
export function dropDraft(userId: string, name: string): void {
  const key = prefixOf(userId) + name;
  sessionStorage.removeItem(key);
  for (const listener of listeners) listener(key);
}

/** Names of that user's drafts in this tab. */
export function draftNames(userId: string): string[] {
  const prefix = prefixOf(userId);
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Forgets all drafts of a user who leaves on purpose. */
export function dropDrafts(userId: string): void {
  for (const name of draftNames(userId)) dropDraft(userId, name);
}

/** Hears that a draft was sent or given up; answers the way to stop. */
export function onDraftDropped(userId: string, name: string, act: () => void): () => void {
  const listener = (key: string) => key === prefixOf(userId) + name && act();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
