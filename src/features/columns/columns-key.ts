/** Under which clients keep the answer. */
export const COLUMNS_KEY = ['/api/kanban-columns'] as const;
