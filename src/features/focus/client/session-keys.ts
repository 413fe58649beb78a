export const ACTIVE_KEY = ['/api/focus-sessions/active'] as const;
export const SESSIONS_KEY = '/api/focus-sessions';
export const pathOf = (id: string) => `${SESSIONS_KEY}/${encodeURIComponent(id)}`;
