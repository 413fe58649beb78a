const keys = new Map<string, string>();

/**
 * Remembers that what was made in this window under a passing id has been named by the server: it is drawn under one key
 * from the start, so that the row that holds the keyboard's focus stays that row.
 */
export const keepKey = (passingId: string, id: string): void => void keys.set(id, keyOf(passingId));

/** The key under which an object of that id is drawn. */
export const keyOf = (id: string): string => keys.get(id) ?? id;
