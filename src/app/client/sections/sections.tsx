import {
  CalendarDays,
  ChartColumn,
  CircleUser,
  Folders,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Repeat,
  Smartphone,
  SquareKanban,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { paths, sectionOf } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { DashboardSection } from './dashboard-section.tsx';

export interface Section {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Where its links lead. */
  href: string;
  /** Whether it is a section of the main app, at `/?section=…`. */
  inHome: boolean;
  /** Its page of its own, if it has one. */
  path?: string;
  /** Stands in the bar at the bottom of a phone. */
  tab?: boolean;
  /** Absent from the top bar's navigation: it is reached from the user menu, and from the drawer. */
  unlisted?: boolean;
  /** Absent from the drawer, too: it is reached by links and by its address. */
  hidden?: boolean;
  /** Takes the window's whole width, as a board does; what else it holds keeps to the page's. */
  wide?: boolean;
  Page: ComponentType;
}

/** What is built, in the order of the navigation. A new section is one more entry. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: texts.section.dashboard,
    tab: true,
    icon: LayoutDashboard,
    href: paths.home,
    inHome: true,
    Page: DashboardSection,
  },
  {
    id: 'tasks',
    label: texts.section.tasks,
    tab: true,
    icon: ListTodo,
    href: paths.section('tasks'),
    inHome: true,
    wide: true,
    Page: lazyPart(() => import('./tasks-section.tsx').then((module) => ({ default: module.TasksSection }))),
  },
  {
    id: 'kanban',
    label: texts.section.kanban,
    tab: true,
    icon: SquareKanban,
    href: paths.kanban,
    inHome: false,
    path: paths.kanban,
    wide: true,
    Page: lazyPart(() => import('./kanban-section.tsx').then((module) => ({ default: module.KanbanSection }))),
  },
  {
    id: 'projects',
    label: texts.section.projects,
    icon: Folders,
    href: paths.projects,
    inHome: true,
    path: paths.projects,
    Page: lazyPart(() => import('./projects-section.tsx').then((module) => ({ default: module.ProjectsSection }))),
  },
  {
    id: 'habits',
    label: texts.section.habits,
    tab: true,
    icon: Repeat,
    href: paths.habits,
    inHome: true,
    path: paths.habits,
    Page: lazyPart(() => import('#features/habits/client/habits-page.tsx')),
  },
  {
    id: 'analytics',
    label: texts.section.analytics,
    icon: ChartColumn,
    href: paths.section('analytics'),
    inHome: true,
    Page: lazyPart(() => import('./analytics-section.tsx').then((module) => ({ default: module.AnalyticsSection }))),
  },
  {
    id: 'calendar',
    label: texts.section.calendar,
    icon: CalendarDays,
    href: paths.section('calendar'),
    inHome: true,
    Page: lazyPart(() => import('./calendar-section.tsx').then((module) => ({ default: module.CalendarSection }))),
  },
  {
    id: 'profile',
    label: texts.section.profile,
    icon: CircleUser,
    href: paths.profile,
    inHome: true,
    path: paths.profile,
    unlisted: true,
    Page: lazyPart(() => import('./profile-section.tsx').then((module) => ({ default: module.ProfileSection }))),
  },
  {
    id: 'mobile-demo',
    label: texts.section.demo,
    icon: Smartphone,
    href: paths.section('mobile-demo'),
    inHome: true,
    unlisted: true,
    hidden: true,
    Page: lazyPart(() => import('./demo-section.tsx').then((module) => ({ default: module.DemoSection }))),
  },
];

const inHome = sections.filter((section) => section.inHome);

/** The section at an address; the first one for an unknown id, nothing for an unknown path. */
export function sectionAt(path: string, search: string): Section | undefined {
  if (path !== paths.home) return sections.find((section) => section.path === path);
  const id = sectionOf(search);
  return inHome.find((section) => section.id === id) ?? inHome[0];
}
