/** Addresses of the pages; a section of the main app stands in its query. */
export const paths = {
  home: '/',
  login: '/login',
  /** The login page, at the question for the second factor. */
  loginCode: '/login?step=code',
  /** The login page, at the form of a new account. */
  signUp: '/login#register',
  /** Ends letters of a kind, by a link of one. */
  letters: '/letters',
  kanban: '/kanban',
  projects: '/projects',
  habits: '/habits',
  /** A habit among all of them. */
  habit: (id: string) => `/habits?tab=overview&habit=${encodeURIComponent(id)}`,
  profile: '/profile',
  security: '/profile?tab=security',
  /** The phone to try the product on. */
  demo: '/mobile-demo',
  /** Another name of the same. */
  mobile: '/mobile',
  /** The tasks of one project, under its headings and in its order. */
  projectTasks: (id: string) => `/?section=tasks&project=${encodeURIComponent(id)}&group=heading`,
  /** A task that is open over the list. */
  task: (id: string) => `/?section=tasks&task=${encodeURIComponent(id)}`,
  /** Starts a task, a focus session, a talk with the assistant: what an installed app's icon offers. */
  openTask: '/open/task',
  openFocus: '/open/focus',
  openAssistant: '/open/assistant',
  /** What another app shares becomes a task. */
  share: '/share',
  analytics: (period: string) => `/?section=analytics&period=${encodeURIComponent(period)}`,
  /** The app's document without data: what a device keeps to open the app from. */
  shell: '/app-shell',
  section: (id: string) => (id === 'dashboard' ? '/' : `/?section=${encodeURIComponent(id)}`),
} as const;

/** The section of the main app that a query names; null where it names none. */
export const sectionOf = (search: string) => new URLSearchParams(search).get('section');

/** Under what name the scripts of an address's section are announced: the first word of its path, or what its query names. */
export const announcedAs = (path: string, search: string) => path.slice(1) || (sectionOf(search) ?? '');

/** Pages of a signed-in user; a visitor is sent from them to the login page. */
const PRIVATE: readonly string[] = [paths.kanban, paths.projects, paths.habits, paths.profile];
/** Pages that are open to everybody. */
const DEMO: readonly string[] = [paths.demo, paths.mobile];

/** Addresses at which something opens over a section. */
const OPENINGS: readonly string[] = [paths.openTask, paths.openFocus, paths.openAssistant, paths.share];

export const isPrivate = (path: string) => PRIVATE.includes(path);
export const isDemo = (path: string) => DEMO.includes(path);
export const isOpening = (path: string) => OPENINGS.includes(path);

/** All pages of the app but its start and the login page. */
export const pages: readonly string[] = [...PRIVATE, ...DEMO, ...OPENINGS, paths.letters];

/** Addresses that the browser itself must go to: the server answers them with a redirect. */
export const navigations = {
  logout: '/api/auth/logout',
  forcedLogin: '/api/login',
  provider: (id: string) => `/api/auth/${encodeURIComponent(id.toLowerCase())}`,
} as const;
