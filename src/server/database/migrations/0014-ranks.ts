import { type Kysely, sql } from 'kysely';
import type { Engine } from '../database.ts';

const DIGITS = sql.lit('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
const digit = (place: number) => sql`substr(${DIGITS}, cast((n / ${sql.lit(62 ** place)}) % 62 + 1 as integer), 1)`;

/** Ranks its rows 0, 1, 2 … within each group, as `d0000`, `d0001`: 14 million of them. */
async function rankRows(db: Kysely<unknown>, table: string, group: string, order: string): Promise<void> {
  const name = sql.table(table);
  await sql`
    update ${name} set rank = numbered.rank
    from (
      select user_id, id, 'd' || ${digit(3)} || ${digit(2)} || ${digit(1)} || ${digit(0)} as rank
      from (
        select user_id, id, row_number() over (partition by ${sql.raw(group)} order by ${sql.raw(order)}) - 1 as n
        from ${name}
      ) as placed
    ) as numbered
    where ${name}.user_id = numbered.user_id and ${name}.id = numbered.id`.execute(db);
}

/** A creation that is sent again under its key is answered as it is now, with the rank. */
async function rankReplies(db: Kysely<unknown>, engine: Engine, table: string, path: string): Promise<void> {
  const name = sql.table(table);
  const id = engine === 'postgres' ? sql`replies.reply::json ->> 'id'` : sql`json_extract(replies.reply, '$.id')`;
  await sql`
    update idempotent_replies as replies
    set reply = substr(reply, 1, length(reply) - 1) || ',"rank":"' || coalesce(
      (select rank from ${name} where ${name}.user_id = replies.user_id and ${name}.id = ${id}), '') || '"}'
    where route = ${sql.lit(`POST ${path}`)} and status = 201`.execute(db);
}

/** Where things stand is said by a rank of their own: a move writes one row. Positions follow from the ranks. */
export async function ranks(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db;
  // PostgreSQL would otherwise sort by the language of the database, as SQLite never does.
  const rank = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  for (const table of ['projects', 'kanban_columns', 'tasks', 'habits'])
    await schema
      .alterTable(table)
      .addColumn('rank', rank, (c) => c.notNull().defaultTo(''))
      .execute();
  await rankRows(db, 'projects', 'user_id', 'id');
  await rankRows(db, 'kanban_columns', 'user_id', 'position, id');
  // A deleted task stood where another one stands now, before it.
  const board = `case when status = 'archived' then 1 else 0 end, position, case when deleted_at is null then 1 else 0 end`;
  await rankRows(db, 'tasks', 'user_id, kanban_column_id', `${board}, id`);
  await rankRows(db, 'habits', 'user_id', 'id');
  await rankReplies(db, engine, 'projects', '/api/projects');
  await rankReplies(db, engine, 'kanban_columns', '/api/kanban-columns');
  await rankReplies(db, engine, 'tasks', '/api/tasks');
  await rankReplies(db, engine, 'habits', '/api/habits');

  await schema
    .alterTable('tasks')
    .addColumn('placed_revision', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tasks').dropColumn('position').execute();
  await schema.alterTable('kanban_columns').dropColumn('position').execute();
  await schema.dropIndex('tasks_group').execute();
  // Holds all that places and positions ask of a group, so that no row is read for them.
  await schema
    .createIndex('tasks_order')
    .on('tasks')
    .columns(['user_id', 'kanban_column_id', 'rank', 'id', 'status', 'deleted_at'])
    .execute();
}
