import { type Selectable, sql, type Updateable } from 'kysely';
import type { Context } from '#server/context.ts';
import { type Span, within } from '#server/feed/place.ts';
import type { Day } from '#shared/day.ts';
import type { Pause } from '../history.ts';
import type { YearOfMarks } from '../marks.ts';
import { HABITS, NOTES, PAUSES, YEARS } from './limits.ts';
import type { HabitsTable } from './tables.ts';

export type HabitRow = Selectable<HabitsTable>;
/** As it is told to be written: the write stamps it. */
export type NewHabit = Omit<HabitRow, 'revision' | 'field_times'>;

/** A year as the feed reads it. */
export interface WrittenYear extends YearOfMarks {
  habit_id: string;
  revision: number;
  day_stamps: string;
  /** Its place in the feed: behind all its days. */
  at: string;
}

/** Tables of what hangs on a habit. */
const PARTS = ['habit_years', 'habit_notes', 'habit_pauses'] as const;

/** All SQL of habits. Where a habit is named only its rows are read, otherwise those of all the user's habits. */
export function habitStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
  const room = accountLimits.room(HABITS);
  const yearRoom = accountLimits.room(YEARS);
  const noteRoom = accountLimits.room(NOTES);
  const pauseRoom = accountLimits.room(PAUSES);
  return {
    /** In order. */
    list: (userId: string, id?: string): Promise<HabitRow[]> => {
      const rows = database.query.selectFrom('habits').selectAll().where('user_id', '=', userId);
      return (id === undefined ? rows : rows.where('id', '=', id)).orderBy('rank').orderBy('id').execute();
    },

    /** Every habit with its rank, in order. */
    stands: (userId: string): Promise<Pick<HabitRow, 'id' | 'rank'>[]> =>
      database.query
        .selectFrom('habits')
        .select(['id', 'rank'])
        .where('user_id', '=', userId)
        .orderBy('rank')
        .orderBy('id')
        .execute(),

    years: (userId: string, id?: string): Promise<({ habit_id: string } & YearOfMarks)[]> => {
      const rows = database.query
        .selectFrom('habit_years')
        .select(['habit_id', 'year', 'marks'])
        .where('user_id', '=', userId);
      return (id === undefined ? rows : rows.where('habit_id', '=', id)).execute();
    },

    pauses: (userId: string, id?: string): Promise<({ habit_id: string } & Pause)[]> => {
      const rows = database.query
        .selectFrom('habit_pauses')
        .select(['habit_id', 'paused_on as from', 'resumed_on as until'])
        .where('user_id', '=', userId);
      return (id === undefined ? rows : rows.where('habit_id', '=', id)).orderBy('paused_on').execute();
    },

    /** Notes of one habit; of a range of days where it is given. */
    notes: (userId: string, id: string, from: Day, to: Day): Promise<{ date: Day; note: string }[]> =>
      database.query
        .selectFrom('habit_notes')
        .select(['date', 'note'])
        .where('user_id', '=', userId)
        .where('habit_id', '=', id)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .execute(),

    /** Notes of one day. */
    notesOn: (userId: string, date: Day): Promise<{ habit_id: string; note: string }[]> =>
      database.query
        .selectFrom('habit_notes')
        .select(['habit_id', 'note'])
        .where('user_id', '=', userId)
        .where('date', '=', date)
        .execute(),

    async fieldTimes(userId: string, id: string): Promise<string> {
      const times = database.query.selectFrom('habits').select('field_times').where('user_id', '=', userId);
      return (await times.where('id', '=', id).executeTakeFirstOrThrow()).field_times;
    },

    async insert(row: NewHabit): Promise<void> {
      await room.take(row.user_id);
      const revision = database.writingRevision(row.user_id);
      await database.query
        .insertInto('habits')
        .values({ ...row, revision, field_times: '' })
        .execute();
    },

    async update(userId: string, id: string, change: Updateable<NewHabit>, fieldTimes?: string): Promise<void> {
      await database.query
        .updateTable('habits')
        .set({
          ...change,
          ...(fieldTimes !== undefined && { field_times: fieldTimes }),
          revision: database.writingRevision(userId),
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** When the days of a year were written; empty where it has no row. */
    async dayStamps(userId: string, id: string, year: number): Promise<string> {
      const row = await database.query
        .selectFrom('habit_years')
        .select('day_stamps')
        .where('user_id', '=', userId)
        .where('habit_id', '=', id)
        .where('year', '=', year)
        .executeTakeFirst();
      return row?.day_stamps ?? '';
    },

    /** The same of all its years. */
    async allDayStamps(userId: string, id: string): Promise<string[]> {
      const years = database.query.selectFrom('habit_years').select('day_stamps').where('user_id', '=', userId);
      return (await years.where('habit_id', '=', id).execute()).map((year) => year.day_stamps);
    },

    async saveYear(userId: string, id: string, { year, marks }: YearOfMarks, stamps: string): Promise<void> {
      const known = database.query.selectFrom('habit_years').select('year').where('user_id', '=', userId);
      const same = known.where('habit_id', '=', id).where('year', '=', year);
      await yearRoom.take(userId, {}, async () => (await same.executeTakeFirst()) !== undefined);
      const written = { marks, day_stamps: stamps, revision: database.writingRevision(userId) };
      await database.query
        .insertInto('habit_years')
        .values({ user_id: userId, habit_id: id, year, ...written })
        .onConflict((conflict) => conflict.columns(['user_id', 'habit_id', 'year']).doUpdateSet(written))
        .execute();
    },

    /** Habits that were written in a span. */
    written: (userId: string, span: Span): Promise<HabitRow[]> =>
      database.query
        .selectFrom('habits')
        .selectAll()
        .where('user_id', '=', userId)
        .where(within(span))
        .orderBy('revision')
        .orderBy('id')
        .limit(span.limit)
        .execute(),

    /** Years of which a day was written in a span. */
    writtenYears: (userId: string, span: Span): Promise<WrittenYear[]> => {
      const at = sql<string>`habit_id || ':' || year || ':999'`;
      return database.query
        .selectFrom('habit_years')
        .select(['habit_id', 'year', 'marks', 'revision', 'day_stamps', at.as('at')])
        .where('user_id', '=', userId)
        .where(within(span, at))
        .orderBy('revision')
        .orderBy(at)
        .limit(span.limit)
        .execute();
    },

    async saveNote(userId: string, id: string, date: Day, note: string | null): Promise<void> {
      if (note === null) {
        await database.query
          .deleteFrom('habit_notes')
          .where('user_id', '=', userId)
          .where('habit_id', '=', id)
          .where('date', '=', date)
          .execute();
        return;
      }
      const known = database.query.selectFrom('habit_notes').select('date').where('user_id', '=', userId);
      const same = known.where('habit_id', '=', id).where('date', '=', date);
      await noteRoom.take(userId, {}, async () => (await same.executeTakeFirst()) !== undefined);
      await database.query
        .insertInto('habit_notes')
        .values({ user_id: userId, habit_id: id, date, note })
        .onConflict((conflict) => conflict.columns(['user_id', 'habit_id', 'date']).doUpdateSet({ note }))
        .execute();
    },

    async replacePauses(userId: string, id: string, pauses: readonly Pause[]): Promise<void> {
      await database.query
        .deleteFrom('habit_pauses')
        .where('user_id', '=', userId)
        .where('habit_id', '=', id)
        .execute();
      if (pauses.length === 0) return;
      const rows = pauses.map(({ from, until }) => ({
        user_id: userId,
        habit_id: id,
        paused_on: from,
        resumed_on: until,
      }));
      await pauseRoom.take(userId, { rows: rows.length });
      await database.query.insertInto('habit_pauses').values(rows).execute();
    },

    /** The marks go with the habit: the feed tells nothing of them. */
    async remove(userId: string, id: string): Promise<void> {
      await feed.bury(userId, 'habits', [{ id }]);
      for (const part of PARTS)
        await database.query.deleteFrom(part).where('user_id', '=', userId).where('habit_id', '=', id).execute();
      await database.query.deleteFrom('habits').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}

export type HabitStore = ReturnType<typeof habitStore>;
