import { type Kysely, sql } from 'kysely';
import { DEFAULT_ZONE, dayOf, instantOf, isZone, timeOf } from '#shared/day.ts';

/**
 * A deadline without a time, which was 23:59 of its day in the zone of whoever gave it, becomes that day: 23:59 in the zone of
 * the account, which is the last one that a device of its owner named. The day on which a task was done stands beside it.
 */
export async function days(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tasks').addColumn('due_day', 'text').execute();
  await schema
    .alterTable('tasks')
    .addColumn('due_has_time', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tasks').addColumn('completed_day', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('day_start', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await writeDays(db as Kysely<Old>);
  // Whoever followed the feed has rows without the days: they begin anew.
  await sql`delete from feed_epochs`.execute(db);
}

interface Old {
  users: { id: string; zone: string | null };
  tasks: {
    user_id: string;
    id: string;
    due_at: number | null;
    completed_at: number | null;
    due_day: string | null;
    due_has_time: number;
    completed_day: string | null;
  };
  task_completions: { user_id: string; task_id: string; local_date: string };
}
type Task = Pick<Old['tasks'], 'user_id' | 'id' | 'due_at' | 'completed_at'> & {
  zone: string | null;
  local_date: string | null;
};
type Days = Pick<Old['tasks'], 'due_at' | 'due_day' | 'due_has_time' | 'completed_day'>;

/** Tasks that are read at once, and that one statement writes. */
const READ = 2_000;
const WRITTEN = 500;

async function writeDays(db: Kysely<Old>): Promise<void> {
  for (let last = { user_id: '', id: '' }; ; ) {
    const tasks: Task[] = await db
      .selectFrom('tasks')
      .innerJoin('users', 'users.id', 'tasks.user_id')
      .leftJoin('task_completions as done', (join) =>
        join.onRef('done.user_id', '=', 'tasks.user_id').onRef('done.task_id', '=', 'tasks.id'),
      )
      .select(['tasks.user_id', 'tasks.id', 'due_at', 'tasks.completed_at', 'zone', 'local_date'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('tasks.user_id', 'tasks.id'), '>', tuple(last.user_id, last.id)))
      .orderBy('tasks.user_id')
      .orderBy('tasks.id')
      .limit(READ)
      .execute();
    await writeSome(db, tasks);
    if (tasks.length < READ) return;
    last = tasks.at(-1)!;
  }
}

/** Most have no deadline, or one of few days, and are not done: those that say the same are written together. */
async function writeSome(db: Kysely<Old>, tasks: readonly Task[]): Promise<void> {
  const told = tasks.filter(({ due_at, completed_at }) => due_at !== null || completed_at !== null);
  const alike = Map.groupBy(told, (task) => JSON.stringify([task.user_id, daysOf(task)]));
  for (const [text, those] of alike) {
    const [userId, days] = JSON.parse(text) as [string, Days];
    for (let at = 0; at < those.length; at += WRITTEN)
      await db
        .updateTable('tasks')
        .set(days)
        .where('user_id', '=', userId)
        .where(
          'id',
          'in',
          those.slice(at, at + WRITTEN).map(({ id }) => id),
        )
        .execute();
  }
}

function daysOf({ due_at, completed_at, zone: named, local_date }: Task): Days {
  const zone = named !== null && isZone(named) ? named : DEFAULT_ZONE;
  const due_day = due_at === null ? null : dayOf(due_at, zone);
  const isDay = due_at !== null && timeOf(due_at, zone) === '23:59';
  return {
    due_at: isDay ? instantOf(due_day!, '23:59', zone) : due_at,
    due_day,
    due_has_time: Number(due_at !== null && !isDay),
    completed_day: completed_at === null ? null : (local_date ?? dayOf(completed_at, zone)),
  };
}
