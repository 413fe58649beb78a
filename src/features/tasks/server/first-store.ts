import type { Context } from '#server/context.ts';

/** What decides about a task's place on a screen. */
const COLUMNS = [
  'id',
  'status',
  'outcome',
  'priority',
  'project_id',
  'due_at',
  'due_day',
  'due_has_time',
  'planned_day',
  'someday',
  'steps',
  'rank',
  'day_rank',
  'created_at',
  'completed_at',
  'completed_day',
] as const;

export const firstStore = ({ database }: Pick<Context, 'database'>) => ({
  /** Newest first: those before the one with that id, or the first. */
  places: (userId: string, before: string | undefined, limit: number) =>
    database.query
      .selectFrom('tasks')
      .select(COLUMNS)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(before !== undefined, (query) => query.where('id', '<', before!))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
});
