import type { AuthService } from '#features/auth/server/service.ts';
import type { ColumnService } from '#features/columns/server/service.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { JournalService } from '#features/journal/server/service.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import { livedDay, startOfWeek } from '#shared/day.ts';
import type { FocusFigures, TaskView, View } from '../../engine/model.ts';

/** What the assistant reads the account through; it acts through the tasks and projects among them. */
export interface Sources {
  auth: Pick<AuthService, 'user'>;
  settings: Pick<SettingsService, 'read'>;
  projects: ProjectService;
  columns: Pick<ColumnService, 'list'>;
  tasks: TaskService;
  journal: Pick<JournalService, 'prepare' | 'undo'>;
  focus: Pick<FocusService, 'minutes'>;
  habits: Pick<HabitService, 'today'>;
}

async function readFocus(actor: Actor, now: number, focus: Sources['focus']): Promise<FocusFigures> {
  const { userId } = actor;
  const today = livedDay(now, actor);
  const [todayMinutes, weekMinutes] = await Promise.all([
    focus.minutes(userId, { from: today, to: today }),
    focus.minutes(userId, { from: startOfWeek(today), to: today }),
  ]);
  return { todayMinutes, weekMinutes };
}

/**
 * The account as the engine sees it, with the tasks that are known of it. All of it is asked for at once: one question
 * after another waits for each answer on PostgreSQL, while somebody's message waits for all of them.
 */
export async function readView(
  actor: Actor,
  now: number,
  sources: Sources,
  known: Promise<{ tasks: readonly TaskView[] }>,
): Promise<View> {
  const { userId } = actor;
  const [{ tasks }, settings, { firstName }, projects, columns, habits, focus] = await Promise.all([
    known,
    sources.settings.read(userId),
    sources.auth.user(userId),
    sources.projects.list(userId),
    sources.columns.list(userId),
    sources.habits.today(actor),
    readFocus(actor, now, sources.focus),
  ]);
  return {
    tasks,
    projects,
    columns,
    habits: habits.map(({ id, name, completedToday }) => ({ id, name, done: completedToday })),
    focus,
    user: { firstName },
    settings: { tone: settings.aiTone, role: settings.aiRole, personality: settings.aiPersonality },
  };
}
