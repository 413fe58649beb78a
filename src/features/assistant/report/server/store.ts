import { dayAt, numberOf } from '#features/habits/day-number.ts';
import { joinYears, markedDays } from '#features/habits/marks.ts';
import type { Context } from '#server/context.ts';
import type { Day } from '#shared/day.ts';
import type { Report } from '../contract.ts';

/** A report as it was made: of which figures, and in which manner. */
export interface Kept {
  createdAt: number;
  /** When the figures were last compared. */
  checkedAt: number;
  figures: string;
  manner: string;
  report: Report;
}

export function reportStore({ database }: Pick<Context, 'database'>) {
  const own = (userId: string, day: Day) =>
    database.query.selectFrom('daily_reports').selectAll().where('user_id', '=', userId).where('date', '=', day);

  async function lastMarkedDay(userId: string, before: Day): Promise<Day | undefined> {
    const years = await database.query
      .selectFrom('habit_years')
      .select(['year', 'marks'])
      .where('user_id', '=', userId)
      .execute();
    const yesterday = numberOf(before) - 1;
    const lastDays = years.flatMap((year) => [...markedDays(joinYears([year]), 0, yesterday)].at(-1)?.day ?? []);
    return lastDays.length > 0 ? dayAt(Math.max(...lastDays)) : undefined;
  }

  return {
    /** The last day before another on which a task was completed, a session began or a habit was marked. */
    async lastActiveDay(userId: string, before: Day): Promise<Day | null> {
      const completion = await database.query
        .selectFrom('task_completions')
        .select(({ fn }) => fn.max('local_date').as('day'))
        .where('user_id', '=', userId)
        .where('local_date', '<', before)
        .executeTakeFirst();
      const session = await database.query
        .selectFrom('focus_sessions')
        .select(({ fn }) => fn.max('local_date').as('day'))
        .where('user_id', '=', userId)
        .where('local_date', '<', before)
        .executeTakeFirst();
      const days = [completion?.day, session?.day, await lastMarkedDay(userId, before)];
      return (
        days
          .filter((day) => day != null)
          .sort()
          .at(-1) ?? null
      );
    },

    async find(userId: string, day: Day): Promise<Kept | undefined> {
      const row = await own(userId, day).executeTakeFirst();
      return (
        row && {
          createdAt: row.created_at,
          checkedAt: row.checked_at,
          figures: row.figures,
          manner: row.manner,
          report: JSON.parse(row.report) as Report,
        }
      );
    },

    /** Keeps the report of a day in the place of the one before; those of earlier days are forgotten. */
    async save(userId: string, day: Day, { createdAt, checkedAt, figures, manner, report }: Kept): Promise<void> {
      const columns = {
        created_at: createdAt,
        checked_at: checkedAt,
        figures,
        manner,
        report: JSON.stringify(report),
      };
      await database.query
        .insertInto('daily_reports')
        .values({ user_id: userId, date: day, ...columns })
        .onConflict((conflict) => conflict.columns(['user_id', 'date']).doUpdateSet(columns))
        .execute();
      await database.query.deleteFrom('daily_reports').where('user_id', '=', userId).where('date', '<', day).execute();
    },

    async forget(userId: string): Promise<void> {
      await database.query.deleteFrom('daily_reports').where('user_id', '=', userId).execute();
    },

    async noteChecked(userId: string, day: Day, at: number): Promise<void> {
      await database.query
        .updateTable('daily_reports')
        .set({ checked_at: at })
        .where('user_id', '=', userId)
        .where('date', '=', day)
        .execute();
    },
  };
}
