import { paths } from '#shared/paths.ts';

/** The lazy part of each section, whose scripts the document announces: they come beside the app, not after it. */
export const SECTION_PARTS = {
  tasks: 'src/app/client/sections/tasks-section.tsx',
  kanban: 'src/app/client/sections/kanban-section.tsx',
  projects: 'src/app/client/sections/projects-section.tsx',
  habits: 'src/features/habits/client/habits-page.tsx',
  analytics: 'src/app/client/sections/analytics-section.tsx',
  calendar: 'src/app/client/sections/calendar-section.tsx',
  profile: 'src/app/client/sections/profile-section.tsx',
  login: 'src/features/auth/client/login-page.tsx',
  'mobile-demo': 'src/features/phone-demo/client/demo-page.tsx',
  mobile: 'src/features/phone-demo/client/demo-page.tsx',
  [paths.openTask.slice(1)]: 'src/app/client/sections/tasks-section.tsx',
  [paths.share.slice(1)]: 'src/app/client/sections/tasks-section.tsx',
} satisfies Record<string, string>;
