import type { Context } from '#server/context.ts';
import type { HabitRow } from './store.ts';

/** Accounts that are asked for at once. */
const PAGE = 500;

export type TimesRow = Pick<HabitRow, 'reminder_enabled' | 'reminder_times' | 'reminder_days' | 'snoozed'>;

/** Habits that somebody may be reminded of. */
export const remindingStore = ({ database }: Pick<Context, 'database'>) => {
  const reminding = () =>
    database.query.selectFrom('habits').where('reminder_times', '!=', '[]').where('reminder_enabled', '=', 1);
  return {
    times: (userId: string): Promise<TimesRow[]> =>
      reminding()
        .select(['reminder_enabled', 'reminder_times', 'reminder_days', 'snoozed'])
        .where('user_id', '=', userId)
        .execute(),

    /** Accounts behind one that have such habits, in order. */
    async accounts(behind: string): Promise<string[]> {
      const rows = await reminding()
        .select('user_id')
        .distinct()
        .where('user_id', '>', behind)
        .orderBy('user_id')
        .limit(PAGE)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
};
