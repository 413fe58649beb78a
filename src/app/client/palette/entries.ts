import { useLocation } from 'wouter';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { openFocusStart } from '#client/lib/open-focus-start.ts';
import { openSettings } from '#client/lib/open-settings.ts';
import { setTheme } from '#client/lib/theme.ts';
import { useHabits } from '#features/habits/client/queries.ts';
import { useProjects } from '#features/projects/client/queries.ts';
import { archivedOf, offered } from '#features/projects/rules.ts';
import { useTasks } from '#features/tasks/client/queries.ts';
import { arrangementKeys } from '#features/tasks/grouping.ts';
import { INBOX } from '#features/tasks/inbox.ts';
import { listAddress } from '#features/tasks/list-address.ts';
import { LOG } from '#features/tasks/log.ts';
import { paths } from '#shared/paths.ts';
import { useTaskDialogs } from '../hosts/task-dialogs.tsx';
import { sections } from '../sections/sections.tsx';
import { found } from './found.ts';
import { texts } from './texts.ts';

export interface Entry {
  id: string;
  label: string;
  /** What tells it from others of its name. */
  note?: string;
  /** It changes what is open and leads nowhere. */
  stays?: true;
  choose: () => void;
}

interface Group {
  label: string;
  entries: readonly Entry[];
}

const isDark = () => document.documentElement.classList.contains('dark');

/** What can be chosen for what was typed, from what this window and its device hold; the assistant last. */
export function useGroups(query: string, showShortcuts: () => void): readonly Group[] {
  const [, navigate] = useLocation();
  const { openDetail, openCreate } = useTaskDialogs();
  const tasks = useTasks().data ?? [];
  const projects = useProjects().data ?? [];
  const habits = useHabits().data ?? [];
  const { groups, action } = texts;
  const words = query.trim();

  const actions: Entry[] = [
    { id: 'task', label: action.task, choose: () => openCreate() },
    { id: 'focus', label: action.focus, choose: () => openFocusStart() },
    { id: 'assistant', label: action.assistant, choose: () => openAssistant() },
    { id: 'settings', label: action.settings, choose: () => openSettings() },
    { id: 'theme', label: action.theme, stays: true, choose: () => setTheme(isDark() ? 'light' : 'dark') },
    { id: 'system-theme', label: action.systemTheme, stays: true, choose: () => setTheme('system') },
    { id: 'shortcuts', label: action.shortcuts, choose: showShortcuts },
  ];
  const places = [
    ...sections.filter(({ hidden }) => !hidden),
    { id: 'inbox', label: texts.inbox, href: listAddress(INBOX) },
    { id: 'log', label: texts.log, href: listAddress(LOG.filter, arrangementKeys(LOG.arrangement)) },
  ];
  const active = tasks.filter(({ status }) => status !== 'completed');
  const completed = words ? tasks.filter(({ status }) => status === 'completed') : [];
  const all: Group[] = [
    {
      label: groups.tasks,
      entries: words
        ? found([...active, ...completed], ({ title }) => title, words).map(({ id, title, status }) => ({
            id: `task-${id}`,
            label: title,
            ...(status === 'completed' && { note: texts.done }),
            choose: () => openDetail(id),
          }))
        : [],
    },
    {
      label: groups.projects,
      entries: words
        ? found([...offered(projects), ...archivedOf(projects)], ({ name }) => name, words).map((project) => ({
            id: `project-${project.id}`,
            label: project.name,
            ...(project.folder !== null && { note: project.folder }),
            ...(project.archivedAt !== null && { note: texts.archived }),
            choose: () => navigate(paths.projectTasks(project.id)),
          }))
        : [],
    },
    {
      label: groups.habits,
      entries: words
        ? found(habits, ({ name }) => name, words).map(({ id, name }) => ({
            id: `habit-${id}`,
            label: name,
            choose: () => navigate(paths.habit(id)),
          }))
        : [],
    },
    {
      label: groups.sections,
      entries: found(places, ({ label }) => label, words, places.length).map(({ id, label, href }) => ({
        id: `section-${id}`,
        label,
        choose: () => navigate(href),
      })),
    },
    { label: groups.actions, entries: found(actions, ({ label }) => label, words) },
    {
      label: groups.assistant,
      entries: words ? [{ id: 'tell', label: texts.tell(words), choose: () => openAssistant({ say: words }) }] : [],
    },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}
