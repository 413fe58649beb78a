import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Day } from '#shared/day.ts';
import type { Planned } from '../reckoning.ts';
import type { Fact, Span } from '../rules.ts';

/** Reads of what other slices write. What was done for a task that is deleted still counts, for its project, too. */
export function analyticsStore({ database }: Pick<Context, 'database'>) {
  const completions = (userId: string, { from, to }: Span) =>
    database.query
      .selectFrom('task_completions as done')
      .leftJoin('tasks', (join) =>
        join.onRef('tasks.user_id', '=', 'done.user_id').onRef('tasks.id', '=', 'done.task_id'),
      )
      .where('done.user_id', '=', userId)
      .where('done.local_date', '>=', from)
      .where('done.local_date', '<=', to);

  /** Sessions are counted once they have ended. */
  const ended = (userId: string, { from, to }: Span) =>
    database.query
      .selectFrom('focus_sessions as session')
      .where('session.user_id', '=', userId)
      .where('session.status', '!=', 'active')
      .where('session.deleted_at', 'is', null)
      .where('session.local_date', '>=', from)
      .where('session.local_date', '<=', to);

  return {
    /** What was done in the span, a row for each day, project and kind. */
    async facts(userId: string, span: Span): Promise<Fact[]> {
      const done = await completions(userId, span)
        .select(['done.local_date as date', 'tasks.project_id as projectId'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy(['done.local_date', 'tasks.project_id'])
        .execute();
      const worked = await ended(userId, span)
        .leftJoin('tasks', (join) =>
          join.onRef('tasks.user_id', '=', 'session.user_id').onRef('tasks.id', '=', 'session.task_id'),
        )
        .select(['session.local_date as date', 'tasks.project_id as projectId'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .select(sql<number>`coalesce(sum(session.actual_minutes), 0)`.as('minutes'))
        .groupBy(['session.local_date', 'tasks.project_id'])
        .execute();
      return [
        ...done.map(({ count, ...of }) => ({ ...of, completedTasks: Number(count), focusMinutes: 0, sessions: 0 })),
        ...worked.map(({ count, minutes, ...of }) => ({
          ...of,
          completedTasks: 0,
          focusMinutes: Number(minutes),
          sessions: Number(count),
        })),
      ];
    },

    async planned(userId: string, day: Day): Promise<Planned> {
      const row = await ended(userId, { from: day, to: day })
        .where('session.planned_minutes', 'is not', null)
        .where('session.actual_minutes', '>', 0)
        .select(sql<number>`coalesce(sum(session.planned_minutes), 0)`.as('planned'))
        .select(sql<number>`coalesce(sum(session.actual_minutes), 0)`.as('actual'))
        .executeTakeFirstOrThrow();
      return { plannedMinutes: Number(row.planned), actualMinutes: Number(row.actual) };
    },

    /** Days of the span on which a task was completed or a session that has ended began. */
    async activeDays(userId: string, span: Span): Promise<Day[]> {
      const rows = await completions(userId, span)
        .select('done.local_date as date')
        .union(ended(userId, span).select('session.local_date as date'))
        .execute();
      return rows.map(({ date }) => date);
    },

    /** Titles of the completed tasks, in the order of their completion; those of purged tasks are gone. */
    completedTitles: (userId: string, span: Span): Promise<{ date: Day; title: string }[]> =>
      completions(userId, span)
        .select(['done.local_date as date', 'tasks.title as title'])
        .where('tasks.title', 'is not', null)
        .orderBy('done.completed_at')
        .$narrowType<{ title: string }>()
        .execute(),
  };
}
