import type { AuthService } from '#features/auth/server/service.ts';
import type { ColumnService } from '#features/columns/server/service.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { JournalService } from '#features/journal/server/service.ts';
import type { LetterService } from '#features/notifications/letters/server/service.ts';
import { headingsNamed } from '#features/projects/headings.ts';
import { archivedOf, offered } from '#features/projects/rules.ts';
import type { ProjectService } from '#features/projects/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TagService } from '#features/tags/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import { addMonths, livedDay, startOfWeek } from '#shared/day.ts';
import { speaksOfSession } from '../../engine/beside-tasks.ts';
import { remindedHabits, speaksOfPuttingOff } from '../../engine/came-reminders.ts';
import { speaksOfHabits } from '../../engine/habit-deeds.ts';
import { speaksOfLetters } from '../../engine/letter-deeds.ts';
import { asksForTime } from '../../engine/looking-back.ts';
import type { FocusFigures, TaskView, View } from '../../engine/model.ts';
import { speaksOfTags } from '../../engine/tag-deeds.ts';

/** What the assistant reads the account and acts through. */
export interface Sources {
  auth: Pick<AuthService, 'user'>;
  settings: Pick<SettingsService, 'read' | 'update'>;
  letters: Pick<LetterService, 'stateOf'>;
  projects: ProjectService;
  columns: Pick<ColumnService, 'list'>;
  tasks: TaskService;
  journal: Pick<JournalService, 'prepare' | 'undo'>;
  focus: Pick<FocusService, 'minutes' | 'spent' | 'active' | 'start' | 'pause' | 'resume' | 'end'>;
  tags: Pick<TagService, 'list' | 'update'>;
  habits: Pick<HabitService, 'list' | 'today' | 'toggle' | 'rest' | 'update'>;
}

/** `message`: the one that is answered, which may ask for more than the figures. */
async function readFocus(actor: Actor, now: number, focus: Sources['focus'], message: string): Promise<FocusFigures> {
  const { userId } = actor;
  const today = livedDay(now, actor);
  const [todayMinutes, weekMinutes, spent, running] = await Promise.all([
    focus.minutes(userId, { from: today, to: today }),
    focus.minutes(userId, { from: startOfWeek(today), to: today }),
    asksForTime(message) ? focus.spent(userId, { from: addMonths(today, -12), to: today }) : undefined,
    speaksOfSession(message) ? focus.active(userId) : undefined,
  ]);
  return {
    todayMinutes,
    weekMinutes,
    ...(spent && { spent }),
    ...(running && { running: { id: running.id, isPaused: running.pausedAt !== null } }),
  };
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
  message = '',
): Promise<View> {
  const { userId } = actor;
  const [{ tasks }, settings, { firstName }, projects, columns, habits, everyHabit, focus, letters, tags] =
    await Promise.all([
      known,
      sources.settings.read(userId),
      sources.auth.user(userId),
      sources.projects.list(userId),
      sources.columns.list(userId),
      sources.habits.today(actor),
      speaksOfHabits(message) ? sources.habits.list(actor) : undefined,
      readFocus(actor, now, sources.focus, message),
      speaksOfLetters(message) ? sources.letters.stateOf(userId) : undefined,
      speaksOfTags(message) ? sources.tags.list(userId) : undefined,
    ]);
  return {
    tasks,
    projects: offered(projects),
    archivedProjects: archivedOf(projects),
    headings: headingsNamed(offered(projects)),
    columns,
    habits: habits.map(({ id, name, completedToday }) => ({ id, name, done: completedToday })),
    ...(everyHabit && {
      everyHabit: everyHabit.map(({ id, name, completedToday, isActive }) => ({
        id,
        name,
        done: completedToday,
        rests: !isActive,
      })),
    }),
    ...(speaksOfPuttingOff(message) && { remindedHabits: remindedHabits(habits, now, actor) }),
    focus,
    ...(letters && { letters }),
    ...(tags && { tags: tags.map(({ id, name }) => ({ id, name })) }),
    user: { firstName },
    settings: { tone: settings.aiTone, role: settings.aiRole, personality: settings.aiPersonality },
    allDayReminderAt: settings.allDayReminderAt,
    dayMinutes: settings.dayMinutes,
  };
}
