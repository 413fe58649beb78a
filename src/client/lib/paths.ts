/** Addresses of the pages; a section of the main app stands in its query. */
export const paths = {
  home: '/',
  login: '/login',
  kanban: '/kanban',
  projects: '/projects',
  habits: '/habits',
  profile: '/profile',
  /** The phone to try the product on; `/mobile` is the same. */
  demo: '/mobile-demo',
  /** The tasks of one project. */
  projectTasks: (id: string) => `/?section=tasks&project=${encodeURIComponent(id)}`,
  analytics: (period: string) => `/?section=analytics&period=${encodeURIComponent(period)}`,
  section: (id: string) => (id === 'dashboard' ? '/' : `/?section=${encodeURIComponent(id)}`),
} as const;

/** True for the phone's page, which is open to everybody. */
export const isDemo = (path: string) => path === paths.demo || path === '/mobile';

/** Pages of a signed-in user; a visitor is sent from them to the login page. */
export const isPrivate = (path: string) =>
  ([paths.kanban, paths.projects, paths.habits, paths.profile] as string[]).includes(path);

/** Addresses that the browser itself must go to: the server answers them with a redirect. */
export const navigations = {
  logout: '/api/auth/logout',
  forcedLogin: '/api/login',
  provider: (id: string) => `/api/auth/${encodeURIComponent(id.toLowerCase())}`,
} as const;
