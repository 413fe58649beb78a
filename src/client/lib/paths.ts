/** Addresses of the pages; a section of the main app stands in its query. */
export const paths = {
  home: '/',
  login: '/login',
  kanban: '/kanban',
  projects: '/projects',
  habits: '/habits',
  profile: '/profile',
  section: (id: string) => (id === 'dashboard' ? '/' : `/?section=${encodeURIComponent(id)}`),
} as const;

/** Addresses that the browser itself must go to: the server answers them with a redirect. */
export const navigations = {
  logout: '/api/auth/logout',
  forcedLogin: '/api/login',
  provider: (id: string) => `/api/auth/${encodeURIComponent(id.toLowerCase())}`,
} as const;
