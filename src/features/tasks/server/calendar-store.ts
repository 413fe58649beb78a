import type { Context } from '#server/context.ts';
import type { Day } from '#shared/day.ts';
import type { DatedTask, DueTask, PlannedTask } from '../dated.ts';
import type { TaskRow } from './store.ts';

interface Days {
  from: Day;
  to: Day;
}

const COLUMNS = [
  'id',
  'title',
  'due_at',
  'due_day',
  'due_has_time',
  'planned_day',
  'planned_time',
  'estimate_minutes',
  'updated_at',
] as const;

const toDated = (row: Pick<TaskRow, (typeof COLUMNS)[number]>): DatedTask => ({
  id: row.id,
  title: row.title,
  due: row.due_day === null ? null : { day: row.due_day, at: row.due_has_time ? row.due_at : null },
  plan:
    row.planned_day === null ? null : { day: row.planned_day, time: row.planned_time, minutes: row.estimate_minutes },
  changedAt: row.updated_at,
});

/** Tasks that are to be done and have their deadline or their plan on some days, the earliest first. */
export const calendarStore = ({ database }: Pick<Context, 'database'>) => {
  async function on(userId: string, column: 'due_day' | 'planned_day', { from, to }: Days, most: number) {
    const rows = await database.query
      .selectFrom('tasks')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .where(column, '>=', from)
      .where(column, '<=', to)
      .orderBy(column)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(toDated);
  }
  return {
    due: async (userId: string, days: Days, most: number) => (await on(userId, 'due_day', days, most)) as DueTask[],
    planned: async (userId: string, days: Days, most: number) =>
      (await on(userId, 'planned_day', days, most)) as PlannedTask[],
  };
};
