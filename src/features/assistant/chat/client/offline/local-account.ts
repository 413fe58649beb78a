import type { QueryClient } from '@tanstack/react-query';
import { ownClock } from '#client/lib/clock.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { madeOfRows } from '#client/store/device.ts';
import type { getUser } from '#features/auth/contract.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import type { Column } from '#features/columns/contract.ts';
import type { FocusSession, getActiveSession } from '#features/focus/contract.ts';
import { runsAt } from '#features/focus/timer.ts';
import type { Habit, listHabits, listTodayHabits } from '#features/habits/contract.ts';
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
import type { ReplyOf } from '#shared/endpoint.ts';
import { speaksOfHabits } from '../../../engine/habit-deeds.ts';
import type { View } from '../../../engine/model.ts';
import { viewBeside } from '../../local-view.ts';

const USER_KEY = ['/api/auth/user'] as const satisfies [typeof getUser.path];
const ACTIVE_KEY = ['/api/focus-sessions/active'] as const satisfies [typeof getActiveSession.path];
const HABITS_KEY = ['/api/habits'] as const satisfies [typeof listHabits.path];
const TODAY_KEY = ['/api/habits/today'] as const satisfies [typeof listTodayHabits.path];

/** The account as this device knows it, with what is unsent. */
export interface LocalAccount {
  tasks: readonly Task[];
  columns: readonly Column[];
  /** Those that a message may command. */
  habits: readonly Habit[];
  /** The one that runs. */
  session: FocusSession | null;
  view: Omit<View, 'tasks'>;
}

async function sessionsKept(): Promise<readonly FocusSession[]> {
  const sessions = await madeOfRows((rowsOf) => rowsOf<FocusSession>('focusSessions'));
  if (!sessions) throw new Error('Not all of the account is kept yet');
  return sessions;
}

const known = ({ id, name, folder, archivedAt }: Project) => ({ id, name, folder, archivedAt });

/**
 * Reads what is there. Rejects where the device has not all of the account.
 * @param message the one that is answered, which may command more than tasks
 */
export async function localAccount(client: QueryClient, message: string): Promise<LocalAccount> {
  const now = serverTime();
  const [tasks, projects, columns, tags, today, every, active, settings, user, sessions] = await Promise.all([
    client.ensureQueryData(allTasks(client)),
    client.ensureQueryData<Project[]>({ queryKey: PROJECTS_KEY }),
    client.ensureQueryData<Column[]>({ queryKey: COLUMNS_KEY }),
    client.ensureQueryData<Tag[]>({ queryKey: TAGS_KEY }),
    client.ensureQueryData<Habit[]>({ queryKey: TODAY_KEY }),
    speaksOfHabits(message) ? client.ensureQueryData<Habit[]>({ queryKey: HABITS_KEY }) : undefined,
    client.ensureQueryData<FocusSession | null>({ queryKey: ACTIVE_KEY }),
    client.ensureQueryData<Settings>({ queryKey: SETTINGS_KEY }),
    client.ensureQueryData<ReplyOf<typeof getUser>>({ queryKey: USER_KEY }),
    sessionsKept(),
  ]);
  const session = active && runsAt(active, now) ? active : null;
  return {
    tasks,
    columns,
    habits: every ?? today,
    session,
    view: {
      projects: offered(projects).map(known),
      headings: headingsNamed(offered(projects)),
      archivedProjects: archivedOf(projects).map(known),
      columns: columns.map(({ id, name }) => ({ id, name })),
      tags: tags.map(({ id, name }) => ({ id, name })),
      ...viewBeside(message, { today, every, session, sessions }, now, ownClock()),
      user: { firstName: user?.firstName ?? null },
      settings: { tone: settings.aiTone, role: settings.aiRole, personality: settings.aiPersonality },
      allDayReminderAt: settings.allDayReminderAt,
      dayMinutes: settings.dayMinutes,
    },
  };
}
