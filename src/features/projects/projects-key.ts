/** Under which clients keep the answer. */
export const PROJECTS_KEY = ['/api/projects'] as const;
