import { createHash, randomBytes } from 'node:crypto';
import type { AuthService } from '#features/auth/server/service.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import { inSlices } from '#server/event-loop.ts';
import type { Guarded } from '#server/http/session.ts';
import { addDays, HOUR, livedDay } from '#shared/day.ts';
import { notFound } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import type { CalendarFeed } from '../contract.ts';
import { deadlineEntry, planEntry, sessionEntry } from '../entries.ts';
import { type Entry, KINDS, type Kind, TELLS, TOLD_MOST } from '../rules.ts';
import { texts } from '../texts.ts';
import { calendarText } from './calendar-text.ts';
import { calendarFeedStore, type FeedRow } from './store.ts';

export interface Beside {
  auth: Pick<AuthService, 'note'>;
  settings: Pick<SettingsService, 'read'>;
  tasks: Pick<TaskService, 'dated'>;
  focus: Pick<FocusService, 'latest'>;
}

/** An address of 192 bits: nobody guesses one. */
const SECRET_BYTES = 24;
const FILE = /^([\w-]{32})\.ics$/;
/** Reading is noted this often at most. */
const NOTED_EVERY = HOUR;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const isoOf = (instant: number) => new Date(instant).toISOString();
const kindsOf = ({ kinds }: Pick<FeedRow, 'kinds'>): Kind[] => {
  const all = kinds.split(',');
  return KINDS.filter((kind) => all.includes(kind));
};
const toFeed = (row: FeedRow): CalendarFeed => ({
  kinds: kindsOf(row),
  createdAt: isoOf(row.created_at),
  lastReadAt: row.last_read_at === null ? null : isoOf(row.last_read_at),
});
const saved = (kinds: readonly Kind[]) => KINDS.filter((kind) => kinds.includes(kind)).join(',');

/** Lets calendars elsewhere read an account by a secret address. */
export function calendarFeed(context: Context, { auth, settings, tasks, focus }: Beside) {
  const { database, clock } = context;
  const store = calendarFeedStore(context);

  async function entriesOf(userId: string, kinds: readonly Kind[]): Promise<{ zone: string; entries: Entry[] }> {
    const { zone, dayStart } = await settings.read(userId);
    const today = livedDay(clock.now(), { zone, dayStart });
    const days = { from: addDays(today, -TELLS.behind), to: addDays(today, TELLS.ahead) };
    const has = (kind: Kind) => kinds.includes(kind);
    const [due, planned, sessions] = await Promise.all([
      has('deadlines') ? tasks.dated.due(userId, days, TOLD_MOST) : [],
      has('plans') ? tasks.dated.planned(userId, days, TOLD_MOST) : [],
      has('sessions') ? focus.latest(userId, days, TOLD_MOST) : [],
    ]);
    return {
      zone,
      entries: [
        ...due.map(deadlineEntry),
        ...planned.map((task) => planEntry(task, zone)),
        ...sessions.map(sessionEntry),
      ],
    };
  }

  return {
    async read(userId: string): Promise<CalendarFeed | null> {
      const row = await store.find(userId);
      return row ? toFeed(row) : null;
    },

    /** @returns also the path, which nobody is told again */
    make: ({ userId, from }: Guarded, kinds?: readonly Kind[]): Promise<CalendarFeed & { path: string }> =>
      database.transaction(async () => {
        const before = await store.find(userId);
        const secret = randomBytes(SECRET_BYTES).toString('base64url');
        const row: FeedRow = {
          user_id: userId,
          token_hash: hashOf(secret),
          kinds: saved(kinds ?? (before ? kindsOf(before) : KINDS)),
          created_at: clock.now(),
          last_read_at: null,
        };
        await store.save(row);
        await auth.note(userId, 'calendar_opened', from);
        return { ...toFeed(row), path: `/calendar/${secret}.ics` };
      }),

    /** @throws AppError 404 where there is no address */
    change: (userId: string, kinds: readonly Kind[]): Promise<CalendarFeed> =>
      database.transaction(async () => {
        const row = await store.find(userId);
        if (!row) throw notFound(texts.feed.none);
        await store.change(userId, { kinds: saved(kinds) });
        return toFeed({ ...row, kinds: saved(kinds) });
      }),

    remove: ({ userId, from }: Guarded): Promise<void> =>
      database.transaction(async () => {
        if (await store.remove(userId)) await auth.note(userId, 'calendar_closed', from);
      }),

    /**
     * What a calendar reads that asks for a file.
     * @param origin ours, under which it asks
     * @throws AppError 404 for one that there is not, was taken back, or is of an account that is closed
     */
    async calendar(file: string, origin: string): Promise<string> {
      const secret = FILE.exec(file)?.[1];
      const row = secret === undefined ? undefined : await store.byToken(hashOf(secret));
      if (!row) throw notFound(texts.feed.missing);
      const now = clock.now();
      if (row.last_read_at === null || now - row.last_read_at > NOTED_EVERY)
        await database.inPassing(() => store.change(row.user_id, { last_read_at: now }));
      const { zone, entries } = await entriesOf(row.user_id, kindsOf(row));
      return inSlices(calendarText(entries, { zone, now, taskUrl: (id) => origin + paths.task(id) }));
    },
  };
}
