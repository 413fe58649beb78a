import type { AnalyticsService } from '#features/analytics/server/service.ts';
import type { HabitService } from '#features/habits/server/service.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { inSlices } from '#server/event-loop.ts';
import { type Day, HOUR, livedDay } from '#shared/day.ts';
import { mannerOf } from '../../manner/from-settings.ts';
import { choiceOfDay } from '../../manner/variety.ts';
import { noWriter, type Writer } from '../../model/writer.ts';
import { getReport, type Report } from '../contract.ts';
import { type ReportFacts, reportFacts } from '../facts.ts';
import { figuresOf } from '../fingerprint.ts';
import { reportFactLines, reportInstructions } from '../replies/prompt.ts';
import { reportByRules, type Written } from '../replies/report.ts';
import { readWritten } from '../replies/written.ts';
import type { ReportAhead } from '../report-ahead.ts';
import { type Kept, reportStore } from './store.ts';

/** How long a report of a language model stands even though the figures change; the rules write another one at once. */
const STANDS = HOUR;
const LONGEST = 2400;

interface Sources {
  analytics: AnalyticsService;
  tasks: TaskService;
  habits: HabitService;
  settings: SettingsService;
  writer: Writer;
}

const toReport = ({ recommendations, ...rest }: Written, date: Day, createdAt: number): Report => ({
  ...rest,
  recommendations: recommendations.map(({ text }) => text),
  links: recommendations.flatMap(({ links }, recommendation) => links.map((link) => ({ recommendation, ...link }))),
  date,
  createdAt: new Date(createdAt).toISOString(),
});

/** What of the settings a report depends on. */
const mannerKey = (settings: Settings) => JSON.stringify([mannerOf(settings), settings.customSystemPrompt]);

export function reportService(context: Context, sources: Sources) {
  const { clock } = context;
  const store = reportStore(context);
  const stands = sources.writer === noWriter ? 0 : STANDS;
  /** Reports under way in this process, by user: whoever asks meanwhile gets the same one. */
  const underWay = new Map<string, Promise<Report>>();

  async function readFacts(actor: Actor, settings: Settings): Promise<ReportFacts> {
    const { userId, zone } = actor;
    const now = clock.now();
    const today = livedDay(now, actor);
    const facts = reportFacts({
      now,
      zone,
      dayStart: actor.dayStart ?? 0,
      manner: mannerOf(settings),
      wishes: settings.customSystemPrompt,
      day: await sources.analytics.figures(actor, 'today'),
      week: await sources.analytics.figures(actor, 'week'),
      tasks: await sources.tasks.list(userId),
      habits: await sources.habits.list(actor),
      lastActiveDay: await store.lastActiveDay(userId, today),
    });
    return inSlices(facts);
  }

  async function write({ userId }: Actor, facts: ReportFacts): Promise<Written> {
    const text = await sources.writer.write({
      instructions: reportInstructions(facts),
      facts: reportFactLines(facts),
      maxCharacters: LONGEST,
    });
    const written = text === undefined ? undefined : readWritten(text, facts);
    return written ?? reportByRules(facts, choiceOfDay(userId, facts.today));
  }

  /** Makes the day's report, or keeps the present one where nothing has changed. */
  async function renew(actor: Actor, settings: Settings, present: Kept | undefined): Promise<Report> {
    const facts = await readFacts(actor, settings);
    const [figures, manner] = [figuresOf(facts), mannerKey(settings)];
    if (present?.figures === figures && present.manner === manner) {
      await store.noteChecked(actor.userId, facts.today, facts.now);
      return present.report;
    }
    const report = toReport(await write(actor, facts), facts.today, facts.now);
    const kept = { createdAt: facts.now, checkedAt: facts.now, figures, manner, report };
    await store.save(actor.userId, facts.today, kept);
    return report;
  }

  /** The day's report as it was last made, and whether it still stands. */
  async function standing(actor: Actor) {
    const settings = await sources.settings.read(actor.userId);
    const present = await store.find(actor.userId, livedDay(clock.now(), actor));
    const stillStands = present && clock.now() - present.checkedAt < stands && present.manner === mannerKey(settings);
    return { settings, present, fresh: stillStands ? present.report : undefined };
  }

  async function current(actor: Actor): Promise<Report> {
    const { settings, present, fresh } = await standing(actor);
    return fresh ?? renew(actor, settings, present);
  }

  /** The report of the actor's day. Whoever asks while it is being made gets the one that is being made. */
  function read(actor: Actor): Promise<Report> {
    const known = underWay.get(actor.userId);
    if (known) return known;
    const making = current(actor).finally(() => underWay.delete(actor.userId));
    underWay.set(actor.userId, making);
    return making;
  }

  return {
    read,

    /**
     * The report of the actor's day without a long wait: no language model is asked, and the rules only where `mayMake` says that all
     * tasks may be read for it. Else it is the last one of the day, which may not be true any more; undefined where there is none.
     */
    async atOnce(actor: Actor, mayMake: boolean): Promise<ReportAhead | undefined> {
      const { present, fresh } = await standing(actor);
      if (fresh) return { report: fresh, isOld: false };
      if (mayMake && sources.writer === noWriter) return { report: await read(actor), isOld: false };
      return present && { report: present.report, isOld: true };
    },

    /** Has the report written anew when it is next read, before its hour is over. */
    async forget(actor: Actor): Promise<void> {
      await store.forget(actor.userId);
      context.publish(actor, [getReport.path]);
    },
  };
}

export type ReportService = ReturnType<typeof reportService>;
