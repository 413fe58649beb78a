import type { Span } from '#server/feed/place.ts';
import type { FeedChange, FeedStream } from '#server/feed/stream.ts';
import type { WrittenHabit } from '../contract.ts';
import { dayAt, startOfYear } from '../day-number.ts';
import type { Pause } from '../history.ts';
import { joinYears, markedDays } from '../marks.ts';
import { toEntry } from '../told.ts';
import { readStamps, stampOf } from './day-stamps.ts';
import { readHabit } from './records.ts';
import type { HabitRow, HabitStore, WrittenYear } from './store.ts';

/** Years that are read at a time. */
const YEARS_AT_ONCE = 50;

const toWritten = (row: HabitRow, pauses: readonly Pause[]): WrittenHabit => ({
  ...readHabit(row),
  pauses: pauses.map(({ from, until }) => ({ from, until })),
});

/** What the feed tells of habits, and of their days one by one. */
export function habitFeeds(store: HabitStore) {
  /** The days of a year that the reader does not know, in order. */
  async function daysOf(userId: string, year: WrittenYear, since: number): Promise<FeedChange[]> {
    const { habit_id: habitId, revision } = year;
    const marks = joinYears([year]);
    const stamp = stampOf(readStamps(year.day_stamps));
    const last = marks.start + marks.text.length - 1;
    const unknown = [...markedDays(marks, marks.start, last)].filter(({ day }) => stamp(day - marks.start) > since);
    const notes = await store.notes(userId, habitId, dayAt(marks.start), dayAt(last));
    const noted = new Map(notes.map(({ date, note }) => [date, note]));
    return unknown.map(({ day, mark }) => {
      const date = dayAt(day);
      const id = `${habitId}:${date}`;
      const index = String(day - startOfYear(year.year)).padStart(3, '0');
      const at = `${habitId}:${year.year}:${index}`;
      return { revision, at, id, row: { id, ...toEntry(habitId, date, mark, noted.get(date) ?? null) } };
    });
  }

  const isBehind = ({ revision, at }: FeedChange, { behind }: Span) => revision > behind.revision || at > behind.id;

  const feed: FeedStream = async (userId, span) =>
    Promise.all(
      (await store.written(userId, span)).map(async (row) => {
        const { id, revision } = row;
        return { revision, at: id, id, row: toWritten(row, await store.pauses(userId, id)) };
      }),
    );

  /**
   * The days of a year are told together, when the last one of them was written: a later one moves those untold behind. A year of
   * which a day was written while it is being read, behind the span, tells its others all the same: the next reader knows them by then.
   */
  const entryFeed: FeedStream = async (userId, span, since) => {
    const changes: FeedChange[] = [];
    let { behind } = span;
    for (;;) {
      const years = await store.writtenYears(userId, { behind, upTo: Number.MAX_SAFE_INTEGER, limit: YEARS_AT_ONCE });
      for (const year of years) {
        const days = await daysOf(userId, year, since);
        const isLater = year.revision > span.upTo;
        const told = isLater ? days.map((change) => ({ ...change, revision: span.upTo })) : days;
        changes.push(...told.filter((change) => isLater || isBehind(change, span)));
        if (changes.length >= span.limit) return changes.slice(0, span.limit);
      }
      if (years.length < YEARS_AT_ONCE) return changes;
      const { revision, at: id } = years.at(-1)!;
      behind = { revision, id };
    }
  };

  return { feed, entryFeed };
}
