import { Worker } from 'node:worker_threads';
import type { Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { defineJob } from '#server/jobs/kinds.ts';
import { fetchText, NotFetched } from '#server/outward/fetching.ts';
import { wayOut } from '#server/outward/way-out.ts';
import { seal, unseal } from '#server/sealing.ts';
import { workerTurns } from '#server/worker-turns.ts';
import { addDays, HOUR, livedDay } from '#shared/day.ts';
import { badRequest, notFound } from '#shared/errors.ts';
import { type CalendarEvent, type CalendarSource, listEvents, listSources } from '../contract.ts';
import { inOrder, toEvent } from '../occurrences.ts';
import { type Failure, type Occurrence, SOURCE_BYTES_MAX } from '../rules.ts';
import { texts } from '../texts.ts';
import type { Expanding } from './expanding.ts';
import type { Beside } from './feed.ts';
import { calendarSourceStore, type SourceReading, type SourceRow } from './source-store.ts';

/** Reads a calendar elsewhere, whose id is the key. */
const readCalendarSource = defineJob('read-calendar-source');

/** What an address is sealed for. */
const PURPOSE = 'calendar source';
const EVERY = HOUR;
/** After failures the pauses double, up to this. */
const SELDOM = 24 * HOUR;
const WITHIN = 20_000;
/** Days that are kept of a calendar, a month behind today and three ahead, and after how many an unchanged one is read anew. */
const BEHIND_DAYS = 31;
const KEPT_DAYS = BEHIND_DAYS + 92;
const RENEWED_DAYS = 20;

class NotACalendar extends Error {}

/** A calendar may be anything, and what occurs in it take as long as one likes: it is found out off the main thread. */
const expanding = () =>
  workerTurns<Expanding, Occurrence[]>({
    startWorker: () => new Worker(new URL('./expanding-worker.ts', import.meta.url)),
    within: 10_000,
    idle: 5_000,
    most: 50,
    mostOfUser: 5,
    busy: () => new NotFetched('unreachable'),
    failed: () => new NotACalendar(),
  });

const failureOf = (error: unknown): Failure | null =>
  error instanceof NotFetched ? error.failure : error instanceof NotACalendar ? 'not-a-calendar' : null;

const toSource = ({ id, name, host, read_at, failure }: SourceRow): CalendarSource => ({
  id,
  name,
  host,
  readAt: read_at === null ? null : new Date(read_at).toISOString(),
  failure,
});

/** Calendars elsewhere whose events an account shows. */
export function calendarSources(context: Context, { settings }: Pick<Beside, 'settings'>) {
  const { database, clock, jobs, config } = context;
  const store = calendarSourceStore(context);
  const worker = expanding();
  const allowed = config.calendarOrigins;

  async function reading(row: SourceRow, signal: AbortSignal): Promise<SourceReading> {
    const day = { zone: (await settings.read(row.user_id)).zone };
    const from = addDays(livedDay(clock.now(), day), -BEHIND_DAYS);
    const address = unseal(config.secret, PURPOSE, row.address);
    if (address === null) throw new NotFetched('missing');
    const isFresh = row.expanded_from !== null && from < addDays(row.expanded_from, RENEWED_DAYS);
    const { text, etag, modified } = await fetchText(address, {
      allowed,
      ...(isFresh && { held: { etag: row.etag, modified: row.modified } }),
      most: SOURCE_BYTES_MAX,
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN)]),
      accept: 'text/calendar',
    });
    const read = { read_at: clock.now(), failure: null, failures: 0 };
    if (text === null) return read;
    const found = await worker.ask(row.user_id, { text, zone: day.zone, from, to: addDays(from, KEPT_DAYS) });
    return { ...read, etag, modified, events: JSON.stringify(found), expanded_from: from };
  }

  jobs.handle(readCalendarSource, async ({ userId, key: id, signal, done }) => {
    const row = await store.find(userId, id);
    if (!row) return;
    let read: SourceReading;
    try {
      read = await reading(row, signal);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null || signal.aborted) throw error;
      read = { failure, failures: row.failures + 1 };
    }
    const isTold =
      row.read_at === null || row.failure !== read.failure || (read.events !== undefined && read.events !== row.events);
    const save = async () => {
      await done();
      await store.change(userId, id, read);
      const pause = Math.min(SELDOM, EVERY * 2 ** Math.min(read.failures ?? 0, 10));
      await jobs.schedule(readCalendarSource, { userId, key: id, at: clock.now() + pause });
      if (isTold) context.publish({ userId }, [listEvents.path, listSources.path]);
    };
    // What changes nothing that is shown makes nobody ask anew.
    await (isTold ? database.write(userId, save) : database.transaction(save));
  });

  return {
    list: async (userId: string): Promise<CalendarSource[]> => (await store.list(userId)).map(toSource),

    /** @throws AppError 400 for an address to which we do not go; 409 where there are as many as there may be */
    async add(userId: string, { name, url }: { name: string; url: string }): Promise<CalendarSource> {
      // So calendars call an address to subscribe to.
      const address = url.replace(/^webcals?:/i, 'https:');
      if (!wayOut(address, allowed)) throw badRequest(texts.source.address, 'url');
      return database.write(userId, async () => {
        const row: SourceRow = {
          user_id: userId,
          id: newId(),
          name,
          host: new URL(address).host,
          address: seal(config.secret, PURPOSE, address),
          read_at: null,
          failure: null,
          failures: 0,
          etag: null,
          modified: null,
          events: '[]',
          expanded_from: null,
        };
        await store.add(row);
        await jobs.schedule(readCalendarSource, { userId, key: row.id, at: clock.now() });
        return toSource(row);
      });
    },

    /** @throws AppError 404 for one that there is not, or somebody else's */
    remove: (userId: string, id: string): Promise<void> =>
      database.write(userId, async () => {
        if (!(await store.remove(userId, id))) throw notFound(texts.source.missing);
        await jobs.cancel(readCalendarSource, { userId, key: id });
        context.publish({ userId }, [listEvents.path]);
      }),

    /** Those of the days that are kept, whole days first. */
    async events(userId: string): Promise<CalendarEvent[]> {
      const told = (await store.list(userId)).flatMap(({ name, events }) =>
        (JSON.parse(events) as Occurrence[]).map((occurrence) => toEvent(occurrence, name)),
      );
      return inOrder(told);
    },

    close: () => worker.close(),
  };
}
