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
import type { Guarded } from '#server/http/session.ts';
import type { Asked, Preload } from './pages.ts';
import type { Services } from './slices.ts';

/** Tasks up to which the document carries all of them, for a screen that needs them all. */
const CARRIED = 2000;
/** The same for one of which the first rows are told apart: no more than those. */
const FEW = 60;

const DASHBOARD = '';

/** What tells the first rows of a screen; undefined of one that has no fewer than all. */
function firstOf({ tasks }: Services, { section, query }: Asked): ((actor: Guarded) => Promise<object>) | undefined {
  if (section === DASHBOARD)
    return async (actor) => ({ [FIRST_DAY]: await tasks.firstDay(actor, actor.session.revision) });
  if (section !== 'tasks' || !isPlainList(query)) return undefined;
  return async (actor) => ({ [FIRST_LIST]: await tasks.firstList(actor, actor.session.revision) });
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
    const count = await tasks.count(userId);
    const first = firstOf(services, asked);
    const list = count <= (first ? FEW : CARRIED) ? await tasks.list(userId) : null;
    const report = asked.section === DASHBOARD ? await reports.atOnce(actor, count <= CARRIED) : undefined;
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
      ...(list ? { [listTasks.path]: list, epoch: await tasks.epoch() } : await first?.(actor)),
    };
  };
}
