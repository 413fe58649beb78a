import type { Context } from '#server/context.ts';
import { dayOf } from '#shared/day.ts';
import { endOf } from '../deadline.ts';

/** Rows that one statement writes. */
const WRITTEN = 500;

/** What becomes of deadlines, deleted tasks' among them, when the account goes by another zone. */
export function zoneStore({ database }: Pick<Context, 'database'>) {
  const dated = (userId: string, timed: boolean) =>
    database.query
      .selectFrom('tasks')
      .select(['id', 'due_at', 'due_day'])
      .where('user_id', '=', userId)
      .where('due_day', 'is not', null)
      .where('due_has_time', '=', Number(timed))
      .execute();

  async function change(
    userId: string,
    ids: readonly string[],
    values: { due_at?: number; due_day?: string; revision: number },
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += WRITTEN)
      await database.query
        .updateTable('tasks')
        .set(values)
        .where('user_id', '=', userId)
        .where('id', 'in', ids.slice(at, at + WRITTEN))
        .execute();
  }

  return {
    /** A day stays and ends when it does there; an instant stays and is of the day on which it falls there. */
    async rezone(userId: string, zone: string, revision: number): Promise<void> {
      const days = Map.groupBy(await dated(userId, false), ({ due_day }) => due_day!);
      for (const [day, rows] of days) {
        const due_at = Date.parse(endOf(day, zone));
        await change(
          userId,
          rows.filter((row) => row.due_at !== due_at).map(({ id }) => id),
          { due_at, revision },
        );
      }
      const moved = (await dated(userId, true)).flatMap(({ id, due_at, due_day }) => {
        const day = dayOf(due_at!, zone);
        return day === due_day ? [] : [{ id, day }];
      });
      for (const [due_day, rows] of Map.groupBy(moved, ({ day }) => day))
        await change(
          userId,
          rows.map(({ id }) => id),
          { due_day, revision },
        );
    },
  };
}
