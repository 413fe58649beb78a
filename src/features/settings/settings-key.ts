/** Under which clients keep the answer. */
export const SETTINGS_KEY = ['/api/settings'] as const;
