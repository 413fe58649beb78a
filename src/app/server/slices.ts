import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '#features/account/server/routes.ts';
import { securityLogListeners } from '#features/account/server/security-log.ts';
import { accountService } from '#features/account/server/service.ts';
import { analyticsRoutes } from '#features/analytics/server/routes.ts';
import { analyticsService } from '#features/analytics/server/service.ts';
import { hearing } from '#features/assistant/chat/server/hearing.ts';
import { chatRoutes } from '#features/assistant/chat/server/routes.ts';
import { chatService } from '#features/assistant/chat/server/service.ts';
import { checkInListeners } from '#features/assistant/check-in/server/listeners.ts';
import { checkInRoutes } from '#features/assistant/check-in/server/routes.ts';
import { checkInService } from '#features/assistant/check-in/server/service.ts';
import { languageModel } from '#features/assistant/model/server/language-model.ts';
import { listerBy } from '#features/assistant/model/server/lister.ts';
import { modelRoutes } from '#features/assistant/model/server/routes.ts';
import { thinkerBy } from '#features/assistant/model/server/thinker.ts';
import { writerBy } from '#features/assistant/model/server/writer.ts';
import { motivationRoutes } from '#features/assistant/motivation/server/routes.ts';
import { motivationService } from '#features/assistant/motivation/server/service.ts';
import { privacyRoutes } from '#features/assistant/privacy/server/routes.ts';
import { proposedStepsRoutes } from '#features/assistant/proposed-steps/server/routes.ts';
import { proposedSteps } from '#features/assistant/proposed-steps/server/service.ts';
import { reportRoutes } from '#features/assistant/report/server/routes.ts';
import { reportService } from '#features/assistant/report/server/service.ts';
import { voiceRoutes } from '#features/assistant/voice/server/routes.ts';
import { voiceService } from '#features/assistant/voice/server/service.ts';
import { externalRoutes } from '#features/auth/external/server/routes.ts';
import { externalService } from '#features/auth/external/server/service.ts';
import { letterRoutes } from '#features/auth/letters/server/routes.ts';
import { passkeyRoutes } from '#features/auth/passkeys/server/routes.ts';
import { passkeyService } from '#features/auth/passkeys/server/service.ts';
import { createEntrance } from '#features/auth/server/entrance.ts';
import { operatorsService } from '#features/auth/server/operators.ts';
import { authRoutes } from '#features/auth/server/routes.ts';
import { authService } from '#features/auth/server/service.ts';
import { authStore } from '#features/auth/server/store.ts';
import { twoFactorRoutes } from '#features/auth/two-factor/server/routes.ts';
import { twoFactorService } from '#features/auth/two-factor/server/service.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { calendarService } from '#features/calendar/server/service.ts';
import { changesRoutes } from '#features/changes/server/routes.ts';
import { changesService } from '#features/changes/server/service.ts';
import { columnDeletion } from '#features/columns/server/deletion.ts';
import { columnListeners } from '#features/columns/server/listeners.ts';
import { columnRoutes } from '#features/columns/server/routes.ts';
import { columnService } from '#features/columns/server/service.ts';
import { focusListeners } from '#features/focus/server/listeners.ts';
import { focusRoutes } from '#features/focus/server/routes.ts';
import { focusService } from '#features/focus/server/service.ts';
import { sweepOfSessions } from '#features/focus/server/sweep.ts';
import { habitRoutes } from '#features/habits/server/routes.ts';
import { habitService } from '#features/habits/server/service.ts';
import { journalRoutes } from '#features/journal/server/routes.ts';
import { journalService } from '#features/journal/server/service.ts';
import { kanbanRoutes } from '#features/kanban/server/routes.ts';
import { unsubscribingRoutes } from '#features/notifications/letters/server/routes.ts';
import { notificationRoutes } from '#features/notifications/server/routes.ts';
import { notificationService } from '#features/notifications/server/service.ts';
import { projectRoutes } from '#features/projects/server/routes.ts';
import { projectService } from '#features/projects/server/service.ts';
import { settingsRoutes } from '#features/settings/server/routes.ts';
import { settingsService } from '#features/settings/server/service.ts';
import { tagRoutes } from '#features/tags/server/routes.ts';
import { tagService } from '#features/tags/server/service.ts';
import { taskListeners } from '#features/tasks/server/listeners.ts';
import { taskRoutes } from '#features/tasks/server/routes.ts';
import { taskService } from '#features/tasks/server/service.ts';
import { sampleRoutes } from '#features/tour/server/routes.ts';
import { sampleService } from '#features/tour/server/service.ts';
import { scheduleBackups } from '#server/backup/schedule.ts';
import type { Context } from '#server/context.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { createLimits, type Limits } from '#server/http/rate-limits.ts';
import type { Serve, Served } from '#server/http/serve.ts';
import { HOUR } from '#shared/day.ts';
import { cachedQueries } from '../cached-queries.ts';
// Joins the slices' tables to the platform's, by which every query is typed.
import type {} from './tables.ts';

/** Makes every slice's service, in the order in which one may use another. */
export function createServices(context: Context) {
  const auth = authService(context);
  const operators = operatorsService(context, auth);
  const twoFactor = twoFactorService(context, auth);
  const passkeys = passkeyService(context, auth);
  const external = externalService(context, auth);
  const settings = settingsService(context, auth);
  const projects = projectService(context);
  const columns = columnService(context);
  const tags = tagService(context);
  const tasks = taskService(context, columns, projects, tags);
  const habits = habitService(context);
  const focus = focusService(context, settings, tasks);
  const journal = journalService(context, {
    focusSessions: { putBack: focus.putBack },
    habits: { putBack: habits.putPausesBack },
    habitReminders: { putBack: habits.putRemindersBack },
    habitEntries: { putBack: habits.putBack },
    columns: { putBack: columns.putBack },
    projects: { putBack: (actor, entries) => projects.putBack(actor, entries, tasks.areIn) },
    tags: { putBack: (actor, entries) => tags.putBack(actor, entries, tasks.areTagged) },
    tasks: tasks.keeper,
  });
  const deletingColumns = columnDeletion(context, columns, journal);
  const changes = changesService(context, {
    tasks: tasks.feed,
    columns: columns.feed,
    projects: projects.feed,
    tags: tags.feed,
    habits: habits.feed,
    habitEntries: habits.entryFeed,
    focusSessions: focus.feed,
    settings: settings.feed,
  });
  const notifications = notificationService(context, { auth, settings, tasks, habits, focus });
  const calendar = calendarService(context, { auth, settings, tasks, focus });
  const analytics = analyticsService(context, { projects, tasks, settings });
  const model = context.config.languageModel && languageModel(context, context.config.languageModel);
  const writer = writerBy(model);
  const checkIns = checkInService(context, { focus, tasks, settings, writer });
  const engine = hearing({
    onFailure: (failure) => context.log.error({ failure }, 'a message could not be read'),
  });
  const chat = chatService(
    context,
    engine,
    { auth, settings, projects, columns, tags, tasks, journal, focus, habits, letters: notifications.letters },
    model && thinkerBy(model, engine),
  );
  const motivation = motivationService(context, { settings, tasks, writer });
  const voice = voiceService(context, settings);
  const reports = reportService(context, { analytics, tasks, habits, settings, writer });
  const account = accountService(context, { auth, twoFactor });
  const sample = sampleService(context, { projects, columns, tasks, focus, habits, reports });
  return {
    auth,
    operators,
    twoFactor,
    passkeys,
    external,
    settings,
    projects,
    tags,
    columns,
    deletingColumns,
    tasks,
    journal,
    focus,
    habits,
    changes,
    notifications,
    calendar,
    analytics,
    model,
    reports,
    motivation,
    proposedSteps: proposedSteps({ tasks, lister: listerBy(model) }),
    checkIns,
    chat,
    voice,
    account,
    sample,
  };
}

export type Services = ReturnType<typeof createServices>;

export function registerListeners(context: Context, { columns, focus, notifications }: Services): void {
  securityLogListeners(context);
  columnListeners(context, columns);
  taskListeners(context);
  focusListeners(context);
  focus.rests.listen();
  checkInListeners(context);
  notifications.listen();
  for (const { key, staleOn } of cachedQueries)
    for (const event of staleOn) context.events.within(event, (_, cause) => context.publish(cause, key));
}

/** Every way in leads through one entrance. */
function signInRoutes(app: FastifyInstance, serve: Serve, context: Context, services: Services, limits: Limits): void {
  const { auth, twoFactor, passkeys, external } = services;
  const entrance = createEntrance(context, auth, twoFactor);
  authRoutes(app, serve, { auth, entrance, providers: external.providers }, context, limits);
  letterRoutes(serve, auth, limits);
  twoFactorRoutes(serve, { twoFactor, entrance });
  passkeyRoutes(serve, context, { auth, passkeys, entrance }, limits);
  externalRoutes(app, serve, context, { auth, external, entrance }, limits);
}

export function registerRoutes(
  app: FastifyInstance,
  { serve, served }: { serve: Serve; served: Served },
  context: Context,
  services: Services,
): void {
  const { settings, projects, columns, tasks, focus, habits, analytics, reports, checkIns, chat, model } = services;
  const limits = createLimits(app, context.config, context.instances);
  const endOver = sweepOfSessions(context, focus);
  signInRoutes(app, serve, context, services, limits);
  settingsRoutes(serve, settings);
  projectRoutes(serve, projects);
  tagRoutes(serve, services.tags);
  columnRoutes(serve, columns, services.deletingColumns);
  taskRoutes(serve, tasks);
  journalRoutes(serve, services.journal);
  kanbanRoutes(serve, tasks);
  focusRoutes(serve, focus, endOver);
  habitRoutes(serve, habits);
  changesRoutes(app, serve, served, services.changes, endOver);
  notificationRoutes(serve, services.notifications, limits);
  unsubscribingRoutes(app, serve, services.notifications.letters, limits);
  calendarRoutes(app, serve, services.calendar, context, limits);
  analyticsRoutes(serve, analytics, context.clock, endOver);
  chatRoutes(app, serve, chat, limits, endOver);
  modelRoutes(serve, model);
  checkInRoutes(serve, checkIns, limits);
  voiceRoutes(app, serve, services.voice, limits);
  privacyRoutes(serve, context.config, services);
  reportRoutes(serve, reports, limits, endOver);
  motivationRoutes(serve, services.motivation, limits);
  proposedStepsRoutes(serve, services.proposedSteps, limits);
  accountRoutes(app, serve, services, context, limits);
  sampleRoutes(serve, services.sample);
}

/** What the server does by itself again and again. */
export function registerUpkeep(context: Context, services: Services): void {
  const { jobs, journal, feed, clock } = context;
  const hourly = {
    'purge-tasks': services.tasks.purge,
    'purge-focus-sessions': services.focus.purge,
    'purge-projects': services.projects.purge,
    'purge-tags': services.tags.purge,
    'forget-letters': context.mail.forgetOld,
    'forget-journal': journal.forgetOld,
    'forget-tombstones': feed.forgetOld,
    'forget-idempotency-keys': () => forgetOldKeys(context),
    'forget-old-guesses': services.auth.guessing.forgetOld,
    'forget-security-events': services.account.securityLog.forgetOld,
    'forget-expired-sessions': () => authStore(context).forgetExpired(clock.now()),
  };
  for (const [name, run] of Object.entries(hourly)) jobs.repeat(name, HOUR, run);
  scheduleBackups(context);
}
