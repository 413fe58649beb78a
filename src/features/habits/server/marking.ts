import type { PutBack } from '#features/journal/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { intentionOf, isLatest, notBefore } from '#server/field-times.ts';
import type { Entry } from '#server/journal/journal.ts';
import type { Day } from '#shared/day.ts';
import type { EntryInput, HabitEntry } from '../contract.ts';
import { numberOf, startOfYear, yearAt } from '../day-number.ts';
import { emptyYear, type Mark, markedDays, withMark } from '../marks.ts';
import { toEntry } from '../told.ts';
import { saidAt, stamped } from './day-stamps.ts';
import { DAY_KIND, dayOfEntry, wayBack } from './images.ts';
import type { HabitRecord } from './records.ts';
import type { HabitStore } from './store.ts';

export const markOf = ({ completed, skipped }: Pick<EntryInput, 'completed' | 'skipped'>): Mark =>
  skipped ? 'skipped' : completed ? 'completed' : 'missed';

interface Beside {
  context: Pick<Context, 'database' | 'clock' | 'journal'>;
  store: HabitStore;
  announce(actor: Actor, day: HabitEntry): Promise<void>;
}

/** Marks days of habits, each in the journal. All of it within a write. */
export function marking({ context: { database, clock, journal }, store, announce }: Beside) {
  /** A day as it stands. */
  async function entryOf({ userId }: Actor, { habit, marks }: HabitRecord, date: Day): Promise<HabitEntry> {
    const day = numberOf(date);
    const [marked] = markedDays(marks, day, day);
    const [noted] = await store.notes(userId, habit.id, date, date);
    return toEntry(habit.id, date, marked?.mark ?? 'missed', noted?.note ?? null);
  }

  /** Writes a day as it was said, and tells of it. @param isBack whatever was said of it since, it is what was taken back */
  async function write(
    actor: Actor,
    { habit, years }: HabitRecord,
    [before, after]: readonly [HabitEntry, HabitEntry],
    isBack = false,
  ): Promise<HabitEntry> {
    const { userId } = actor;
    const { date, note } = after;
    const day = numberOf(date);
    const year = yearAt(day);
    const index = day - startOfYear(year);
    const known = years.find((other) => other.year === year) ?? { year, marks: emptyYear(year) };
    const stamps = await store.dayStamps(userId, habit.id, year);
    const said = saidAt(stamps, index);
    const by = isBack ? notBefore(actor, said) : actor;
    if (!isLatest(by, said, clock.now())) return before;
    await store.saveYear(
      userId,
      habit.id,
      { year, marks: withMark(known, day, markOf(after)) },
      stamped(stamps, index, database.writingRevision(userId), intentionOf(by, clock)),
    );
    if (note !== before.note) await store.saveNote(userId, habit.id, date, note);
    journal.record(actor, DAY_KIND, before, after);
    await announce(actor, after);
    return after;
  }

  return {
    entryOf,

    /** @returns the day as it is then: as it was where something stands there that was said later */
    say: (actor: Actor, record: HabitRecord, before: HabitEntry, after: HabitEntry) =>
      write(actor, record, [before, after]),

    /** Takes back what an entry said of a day, unless something else was said since. */
    async putBack(actor: Actor, record: HabitRecord | null, entry: Entry): Promise<PutBack> {
      const now = record && (await entryOf(actor, record, dayOfEntry(entry)));
      const told = wayBack(record?.habit ?? null, now, entry);
      if (record && now && told.deed !== null) await write(actor, record, [now, { ...now, ...entry.before }], true);
      return told;
    },
  };
}
