import { getAnalytics } from '#features/analytics/contract.ts';
import { REPORT_AHEAD } from '#features/assistant/report/report-ahead.ts';
import { getUser } from '#features/auth/contract.ts';
import { listColumns } from '#features/columns/contract.ts';
import { getActiveSession } from '#features/focus/contract.ts';
import { listTodayHabits } from '#features/habits/contract.ts';
import { listProjects } from '#features/projects/contract.ts';
import { getSettings } from '#features/settings/contract.ts';
import { listTags } from '#features/tags/contract.ts';
import { listTasks } from '#features/tasks/contract.ts';
import { FIRST_DAY, FIRST_LIST } from '#features/tasks/first-rows.ts';
import { isPlainList } from '#features/tasks/plain-list.ts';
import { getSampleDay } from '#features/tour/contract.ts';
import type { Actor } from '#server/context.ts';
import type { Asked, Preload } from './pages.ts';
import type { Services } from './slices.ts';

/** Tasks up to which the document carries all of them; of more, those that its screen shows at first. */
const CARRIED = 2000;

const DASHBOARD = '';

/** What the first screen shows of tasks, where all of them are too many. */
async function firstOf({ tasks }: Services, actor: Actor, { section, query }: Asked): Promise<Record<string, unknown>> {
  if (section === DASHBOARD) return { [FIRST_DAY]: await tasks.firstDay(actor) };
  return section === 'tasks' && isPlainList(query) ? { [FIRST_LIST]: await tasks.firstList(actor) } : {};
}

/** What the first screen asks for, under its query keys. */
export function preloadOf(services: Services): Preload {
  const { auth, settings, projects, tags, columns, tasks, focus, habits, analytics, reports, sample } = services;
  return async (actor, asked) => {
    if (!actor) return { [getUser.path]: null };
    const { userId, session } = actor;
    // A document names no zone: by what the days of a new account go, its first call says.
    if (session.zone === null) return { [getUser.path]: await auth.user(userId) };
    await focus.endOver(actor);
    const list = (await tasks.count(userId)) <= CARRIED ? await tasks.list(userId) : null;
    const report = asked.section === DASHBOARD ? await reports.atOnce(actor, list !== null) : undefined;
    return {
      [getUser.path]: await auth.user(userId),
      [getSettings.path]: await settings.read(userId),
      [listProjects.path]: await projects.list(userId),
      [listTags.path]: await tags.list(userId),
      [listColumns.path]: await columns.list(userId),
      [getActiveSession.path]: await focus.active(userId),
      [listTodayHabits.path]: await habits.today(actor),
      [getSampleDay.path]: await sample.read(userId),
      [getAnalytics.path]: await analytics.figures(actor, 'today'),
      ...(report && { [REPORT_AHEAD]: report }),
      revision: session.revision,
      ...(list ? { [listTasks.path]: list, epoch: await tasks.epoch() } : await firstOf(services, actor, asked)),
    };
  };
}
