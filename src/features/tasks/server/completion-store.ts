import type { Context } from '#server/context.ts';
import { COMPLETIONS } from './limits.ts';

/** When a task was completed. */
export interface Completion {
  completed_at: number;
  local_date: string;
}

/** Rows that are written by one statement. */
const WRITTEN = 500;

/** All SQL of completions, which stay when their tasks go. */
export function completionStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const completionRoom = accountLimits.room(COMPLETIONS);

  async function areCompleted(userId: string, taskIds: readonly string[]): Promise<boolean> {
    const completions = database.query.selectFrom('task_completions').select('task_id').where('user_id', '=', userId);
    return (await completions.where('task_id', 'in', taskIds).execute()).length === taskIds.length;
  }

  return {
    async addCompletion(userId: string, taskId: string, completedAt: number, localDate: string): Promise<void> {
      const fact = { completed_at: completedAt, local_date: localDate };
      await completionRoom.take(userId, {}, () => areCompleted(userId, [taskId]));
      await database.behind(
        database.query
          .insertInto('task_completions')
          .values({ user_id: userId, task_id: taskId, ...fact })
          .onConflict((conflict) => conflict.columns(['user_id', 'task_id']).doUpdateSet(fact)),
      );
    },

    removeCompletion: (userId: string, taskId: string): Promise<void> =>
      database.behind(
        database.query.deleteFrom('task_completions').where('user_id', '=', userId).where('task_id', '=', taskId),
      ),

    /** Writes when tasks were completed, and takes back the completions of the others. */
    async saveCompletions(userId: string, completions: ReadonlyMap<string, Completion | null>): Promise<void> {
      const facts = [...completions].flatMap(([task_id, fact]) =>
        fact ? [{ user_id: userId, task_id, ...fact }] : [],
      );
      const gone = [...completions].flatMap(([taskId, fact]) => (fact ? [] : [taskId]));
      for (let at = 0; at < facts.length; at += WRITTEN) {
        const some = facts.slice(at, at + WRITTEN);
        await completionRoom.take(userId, { rows: some.length }, () =>
          areCompleted(
            userId,
            some.map(({ task_id }) => task_id),
          ),
        );
        await database.query
          .insertInto('task_completions')
          .values(some)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'task_id']).doUpdateSet(({ ref }) => ({
              completed_at: ref('excluded.completed_at'),
              local_date: ref('excluded.local_date'),
            })),
          )
          .execute();
      }
      for (let at = 0; at < gone.length; at += WRITTEN)
        await database.query
          .deleteFrom('task_completions')
          .where('user_id', '=', userId)
          .where('task_id', 'in', gone.slice(at, at + WRITTEN))
          .execute();
    },
  };
}
