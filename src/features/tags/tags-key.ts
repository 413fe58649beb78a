/** Under which clients keep the answer. */
export const TAGS_KEY = ['/api/tags'] as const;
