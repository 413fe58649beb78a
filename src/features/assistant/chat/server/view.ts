import type { AuthService } from '#features/auth/server/service.ts';
import type { ColumnService } from '#features/columns/server/service.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import { dayOf, startOfWeek } from '#shared/day.ts';
import type { FocusFigures, TaskView, View } from '../../engine/model.ts';

/** What the assistant reads the account through; it acts through the tasks and projects among them. */
export interface Sources {
  auth: Pick<AuthService, 'user'>;
  settings: Pick<SettingsService, 'read'>;
  projects: ProjectService;
  columns: Pick<ColumnService, 'list'>;
  tasks: TaskService;
  focus: Pick<FocusService, 'minutes'>;
  habits: Pick<HabitService, 'today'>;
}

async function readFocus({ userId, zone }: Actor, now: number, focus: Sources['focus']): Promise<FocusFigures> {
  const today = dayOf(now, zone);
  return {
    todayMinutes: await focus.minutes(userId, { from: today, to: today }),
    weekMinutes: await focus.minutes(userId, { from: startOfWeek(today), to: today }),
  };
}

/** The account as the engine sees it, with the tasks that are known of it. */
export async function readView(actor: Actor, now: number, sources: Sources, tasks: readonly TaskView[]): Promise<View> {
  const { userId } = actor;
  const settings = await sources.settings.read(userId);
  const { firstName } = await sources.auth.user(userId);
  return {
    tasks,
    projects: await sources.projects.list(userId),
    columns: await sources.columns.list(userId),
    habits: (await sources.habits.today(actor)).map(({ id, name, completedToday }) => ({
      id,
      name,
      done: completedToday,
    })),
    focus: await readFocus(actor, now, sources.focus),
    user: { firstName },
    settings: { tone: settings.aiTone, role: settings.aiRole, personality: settings.aiPersonality },
  };
}
