import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { madeOfRows } from '#client/store/device.ts';
import type { getUser } from '#features/auth/contract.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import type { Column } from '#features/columns/contract.ts';
import type { FocusSession } from '#features/focus/contract.ts';
import { begunBetween, endedSessions } from '#features/focus/ended.ts';
import type { Habit, listTodayHabits } from '#features/habits/contract.ts';
import type { Project } from '#features/projects/contract.ts';
import { headingsNamed } from '#features/projects/headings.ts';
import { PROJECTS_KEY } from '#features/projects/projects-key.ts';
import { archivedOf, offered } from '#features/projects/rules.ts';
import type { Settings } from '#features/settings/contract.ts';
import { SETTINGS_KEY } from '#features/settings/settings-key.ts';
import type { Tag } from '#features/tags/contract.ts';
import { TAGS_KEY } from '#features/tags/tags-key.ts';
import { allTasks } from '#features/tasks/client/queries.ts';
import type { Task } from '#features/tasks/contract.ts';
import { addMonths, livedDay, startOfWeek } from '#shared/day.ts';
import type { ReplyOf } from '#shared/endpoint.ts';
import { remindedHabits } from '../../../engine/came-reminders.ts';
import type { FocusFigures, View } from '../../../engine/model.ts';

const USER_KEY = ['/api/auth/user'] as const satisfies [typeof getUser.path];
const TODAY_KEY = ['/api/habits/today'] as const satisfies [typeof listTodayHabits.path];

/** The account as this device knows it, with what is unsent. */
export interface LocalAccount {
  tasks: readonly Task[];
  columns: readonly Column[];
  view: Omit<View, 'tasks'>;
}

/** Minutes of sessions, as far as the device has them. */
async function focusOf(): Promise<FocusFigures> {
  const sessions = await madeOfRows((rowsOf) => rowsOf<FocusSession>('focusSessions'));
  if (!sessions) throw new Error('Not all of the account is kept yet');
  const now = serverTime();
  const today = livedDay(now, ownClock());
  const ended = endedSessions(sessions, now);
  const spent = begunBetween(ended, addMonths(today, -12), today).flatMap(
    ({ localDate: day, taskId, actualDurationMinutes: minutes }) => (minutes ? [{ day, taskId, minutes }] : []),
  );
  const since = (from: string) => spent.reduce((sum, { day, minutes }) => (day < from ? sum : sum + minutes), 0);
  return { todayMinutes: since(today), weekMinutes: since(startOfWeek(today)), spent };
}

const known = ({ id, name, folder, archivedAt }: Project) => ({ id, name, folder, archivedAt });

/** Reads what is there. Rejects where the device has not all of the account. */
export async function localAccount(client: QueryClient): Promise<LocalAccount> {
  const [tasks, projects, columns, tags, habits, settings, user, focus] = await Promise.all([
    client.ensureQueryData(allTasks(client)),
    client.ensureQueryData<Project[]>({ queryKey: PROJECTS_KEY }),
    client.ensureQueryData<Column[]>({ queryKey: COLUMNS_KEY }),
    client.ensureQueryData<Tag[]>({ queryKey: TAGS_KEY }),
    client.ensureQueryData<Habit[]>({ queryKey: TODAY_KEY }),
    client.ensureQueryData<Settings>({ queryKey: SETTINGS_KEY }),
    client.ensureQueryData<ReplyOf<typeof getUser>>({ queryKey: USER_KEY }),
    focusOf(),
  ]);
  return {
    tasks,
    columns,
    view: {
      projects: offered(projects).map(known),
      headings: headingsNamed(offered(projects)),
      archivedProjects: archivedOf(projects).map(known),
      columns: columns.map(({ id, name }) => ({ id, name })),
      tags: tags.map(({ id, name }) => ({ id, name })),
      habits: habits.map(({ id, name, completedToday }) => ({ id, name, done: completedToday })),
      remindedHabits: remindedHabits(habits, serverTime(), ownClock()),
      focus,
      user: { firstName: user?.firstName ?? null },
      settings: { tone: settings.aiTone, role: settings.aiRole, personality: settings.aiPersonality },
      allDayReminderAt: settings.allDayReminderAt,
      dayMinutes: settings.dayMinutes,
    },
  };
}
